import Motion
import Scene

extension Look {
  /// A line under the navigation bar that hides itself when it is full.
  static let ex: Look = {
    var bar = BarIndicator()
    bar.length = .share(1)
    bar.thickness = .pixels(5)
    bar.minimumThickness = 1
    bar.position = .start
    bar.radius = .zero
    bar.ink = InkStyle([.palette(.systemBlue)])
    bar.trackColor = .palette(.systemGray)
    bar.shading = .flat
    bar.pattern.kind = .none
    bar.innerShadow.isOn = false
    bar.labelPlacement = .none
    bar.label.rounding = .nearest
    bar.label.followsLocale = false
    bar.hiding = .atOnce
    bar.showsPhases = false
    return Look(
      name: "ex", summary: "the thin line at the top of ExProgressBarView, hidden when full",
      indicator: .bar(bar), motion: .tween(duration: 0.5, .easeInOut))
  }()

  /// The striped bar of an answer, before it became a library.
  static let ldAnswer = Look(
    name: "ld-answer", summary: "the striped bar of the answer that LDProgressView grew from",
    indicator: .bar(
      ldBar { bar in
        bar.radius = .pixels(10)
        bar.label.size = .pixels(17)
        // What the library does to short and to full bars came later.
        bar.fillMargin = .halfPixel
        bar.pattern.staysWhenFull = true
      }), motion: .none)

  /// The library's bar and the other seven bars of its demonstration.
  static let ldVariants: [Look] = [
    ld("ld", "LDProgressView with its defaults") { _ in },
    ld("ld-green", "LDProgressView flat, green, with small corners") { bar in
      bar.ink.colors = [.fixed(.ldGreen)]
      bar.shading = .flat
      bar.radius = .pixels(4)
      bar.innerShadow.isOn = false
    },
    ld("ld-purple", "LDProgressView flat, purple, moving backward") { bar in
      bar.ink.colors = [.fixed(.systemPurple)]
      bar.shading = .flat
      bar.pattern.direction = .backward
    },
    ld("ld-red", "LDProgressView with moving bands on a track of its own colour") { bar in
      bar.ink.colors = [.fixed(.ldRed)]
      bar.trackColor = .fixed(.ldRed.opacity(0.8))
      setBands(&bar)
    },
    ld("ld-gray", "LDProgressView solid, dark grey, without text", motion: .none) { bar in
      bar.ink.colors = [.fixed(.systemDarkGray)]
      bar.pattern.kind = .none
      bar.radius = .pixels(5)
      bar.labelPlacement = .none
    },
    ld("ld-orange", "LDProgressView orange, square, standing", motion: .none) { bar in
      bar.ink.colors = [.fixed(.systemOrange)]
      bar.radius = .zero
      bar.pattern.speed = .zero
    },
    ld("ld-green-outline", "LDProgressView as a green line around a solid fill") { bar in
      setOutline(&bar, .ldGreen, inset: 5)
      bar.labelPlacement = .none
    },
    ld("ld-purple-outline", "LDProgressView as a purple line with words in the middle") { bar in
      setOutline(&bar, .systemPurple, inset: 4)
      bar.label.text = "Cool!"
      bar.label.color = .fixed(.systemMiddleGray)
      bar.labelAlignment = .center
    },
  ]

  private static func ld(
    _ name: String, _ summary: String,
    motion: MotionStyle = .constantSpeed(unitsPerSecond: 1.25),
    _ change: (inout BarIndicator) -> Void
  ) -> Look {
    Look(name: name, summary: summary, indicator: .bar(ldBar(change)), motion: motion)
  }

  private static func setBands(_ bar: inout BarIndicator) {
    bar.pattern.kind = .bands
    bar.pattern.width = .pixels(15)
    bar.pattern.color = nil
  }

  private static func setOutline(_ bar: inout BarIndicator, _ color: Color, inset: Double) {
    bar.ink.colors = [.fixed(color)]
    bar.pattern.kind = .none
    bar.inset = .pixels(inset)
    bar.outerStroke = .pixels(3)
    bar.trackColor = .palette(.clear)
    bar.innerShadow.isOn = false
    // Without a stroke the outline has the fill's own colour, which hides a fine seam.
    bar.outline.color = .fixed(color)
  }

  private static func ldBar(_ change: (inout BarIndicator) -> Void) -> BarIndicator {
    var bar = BarIndicator()
    bar.thickness = .pixels(22)
    bar.minimumThickness = 1
    bar.fillShape = .own
    bar.fillMargin = .halfPixelWithLabel
    bar.ink = InkStyle([.fixed(.ldBlue)])
    bar.trackColor = .fixed(.ldTrack)
    bar.shading = .strong
    bar.pattern.width = .pixels(50)
    bar.pattern.lean = .pixels(12.5)
    bar.pattern.color = .palette(.white, opacity: 0.2)
    bar.pattern.speed = .pixels(50)
    bar.innerShadow.blur = .pixels(5)
    // An offset of (0.5, 1), each nudged by 0.1 away from zero.
    bar.innerShadow.right = .pixels(0.6)
    bar.innerShadow.down = .pixels(1.1)
    bar.innerShadow.opacity = 0.7
    bar.outline.width = .pixels(1)
    bar.labelPlacement = .inFill
    bar.label.rounding = .nearest
    bar.label.weight = .bold
    bar.label.followsLocale = false
    bar.label.colorRule = .brightness
    bar.label.opacity = 0.6
    bar.showsPhases = false
    bar.background = .palette(.white)
    change(&bar)
    return bar
  }
}

extension Look {
  /// The library's bar with its defaults.
  static let ld = ldVariants[0]
}
