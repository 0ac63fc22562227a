import Geometry
import Scene

/// The percentage of a bar, after a sign where the phase's caption has no room.
struct BarLabel {
  let drawing: BarDrawing
  /// The sign before the number; two while they fade.
  let signs: [(symbol: Symbol, opacity: Double)]
  /// The opacity of the number; 0 when the phase has none.
  let opacity: Double

  init(drawing: BarDrawing, caption: BarCaption) {
    self.drawing = drawing
    signs = caption.signs
    opacity = caption.fade.opacity(drawing.frame, of: drawing.hasNumber(in:))
  }

  var frame: IndicatorFrame { drawing.frame }
  var rect: Rect { drawing.track.rect }
  /// Whether number and sign stand above the bar.
  var isAbove: Bool { drawing.isLabelAbove }
  var hasNumber: Bool { opacity > 0 }
  var hasSign: Bool { !signs.isEmpty }

  /// A piece of one colour under a label.
  struct Plate {
    var shape: RoundedRectangle
    /// What it is clipped to: the fill, where it lies on that.
    var clip: RoundedRectangle?
    let color: Color

    /// How far a plate may reach.
    struct Limits {
      var minX = -Double.infinity
      var maxX = Double.infinity
      var clip: RoundedRectangle?
    }
  }

  /// A number and the sign before it, placed and coloured.
  struct Placed {
    /// The number; in two parts where the edge of the fill runs through it, none when there is only
    /// a sign.
    var numbers: [PlacedText] = []
    /// The sign's square.
    let signRect: Rect
    /// Whether signs are drawn with it.
    var hasSigns = true
    /// The colour of the sign.
    var signInk = Color.white
    /// What is laid under number and sign, where the ground has no readable ink.
    var plates: [Plate] = []
    /// Where stripes must not be for the label to be readable.
    var plainStretch: ClosedRange<Double>?
  }

  /// The label inside the bar, or nil when it stands elsewhere or has no room.
  func inside(text: some TextMeasuring) -> Placed? {
    let isInside = !isAbove && drawing.bar.labelPlacement != .inFill
    guard isInside, hasNumber || hasSign else { return nil }
    let own = drawing.bar.label
    let size = own.size.map { max(1, drawing.resolved($0)) } ?? frame.readable(0.54 * rect.height)
    var run = own.run(frame, size: size)
    let side = text.metrics(of: run).digitHeight
    // Words written for the phase tell more than its sign does.
    let hasSign =
      hasSign
      && !(own.tells(frame.phase)
        && text.metrics(of: run).advance + side + 0.4 * size + 2 * padding > rect.width)
    let signWidth = hasSign ? side + (hasNumber ? (0.4 * size).rounded() : 0) : 0
    if own.text != nil {
      let room = rect.width - 2 * padding - signWidth
      run = TextFitting.fitted(run, width: room, text: text) ?? run
    }
    let metrics = text.metrics(of: run)
    // The fill tells the value too: where there is no room for both, the sign has it.
    let isNumberShown =
      hasNumber && (!hasSign || signWidth + metrics.advance + 2 * padding <= rect.width)
    let indent = isNumberShown ? signWidth : min(signWidth, side)
    let width = indent + (isNumberShown ? metrics.advance : 0)
    // A rim of a pixel remains above and below.
    guard side + 2 <= rect.height, width + 2 * padding <= rect.width else { return nil }
    // Fixed texts decide where the label stands, so that it does not go back and forth at 10 %.
    let (usual, widest) = (
      text.metrics(of: TextRun(usualWords, weight: own.weight, size: size)).advance,
      text.metrics(of: TextRun(widestWords, weight: own.weight, size: size)).advance
    )
    let right = right(
      width: width, room: max(width, indent + usual) + 2 * padding,
      mostRoom: indent + widest + 2 * padding)
    let left = right - width
    let baseline = (rect.center.y + side / 2).rounded()
    let ground = BarGround(
      drawing: drawing, fill: fill,
      box: Rect(x: left, y: baseline - side - 1, width: width, height: side + 2))
    let isMirrored = drawing.isMirrored
    var placed = Placed(
      signRect: Rect(
        x: isMirrored ? right - side : left, y: baseline - side, width: side, height: side))
    placed.hasSigns = hasSign
    if hasSign { setSign(of: &placed, on: ground) }
    if isNumberShown {
      let x = isMirrored ? left : left + indent
      let number = Number(
        run: run, origin: Point(x: x, y: baseline),
        stretch: x...(isMirrored ? right - indent : right))
      set(number, of: &placed, on: ground)
    }
    return placed
  }

  /// Colours the sign; where the edge of the fill runs through it, it stands on a piece of track.
  func setSign(of placed: inout Placed, on ground: BarGround) {
    let lying = drawing.bar.growth.isUpright ? placed.signRect.transposed : placed.signRect
    let (left, right) = (lying.minX, lying.maxX)
    let place = ground.place(from: left - 1, to: right + 1)
    let print = place == .fill ? ground.onFill : ground.onTrack
    placed.signInk = print.ink
    let whole = min(1, signs.reduce(0) { $0 + $1.opacity })
    if let color = place == .edge ? drawing.trackGround : print.backing {
      placed.plates.append(
        Plate(
          shape: plate(from: left, to: right, on: ground), clip: place == .fill ? fill?.shape : nil,
          color: color.opacity(whole)))
    }
    if print.needsPlainFill { placed.plainStretch = plainStretch(from: left, to: right) }
  }

  /// A number where it stands in the bar.
  struct Number {
    var run: TextRun
    let origin: Point
    /// What it takes of the bar's length.
    let stretch: ClosedRange<Double>
  }

  /// Colours the number, each part of it for what that stands on, unless a rule looks at the fill alone.
  func set(_ number: Number, of placed: inout Placed, on ground: BarGround) {
    if let ink = drawing.bar.label.ruledInk(on: drawing.color) {
      placed.numbers.append(
        PlacedText(number.run, at: number.origin, color: ink.opacity(opacity)))
      return
    }
    let (first, last) = (number.stretch.lowerBound, number.stretch.upperBound)
    var place = ground.place(from: first - 1, to: last + 1)
    if place == .edge, drawing.bar.growth.isUpright, fill?.hasOwnCorners == true,
      ground.onTrack.backing != nil
    {
      // Across an upright bar the round end curves away from the label: a plate cannot follow it.
      place = .track
    }
    if place != .track {
      let print = ground.onFill
      add(number, print, Plate.Limits(clip: fill?.shape), on: ground, to: &placed)
      if print.needsPlainFill {
        // That of a sign is extended to the number, on whichever side of it that stands.
        let left = min(first, placed.plainStretch?.lowerBound ?? first)
        let sign = drawing.isMirrored ? placed.plainStretch?.upperBound : nil
        placed.plainStretch = plainStretch(from: left, to: max(last, sign ?? last))
      }
    }
    if place != .fill {
      var limits = Plate.Limits()
      if place == .edge, let fill = fill?.shape.bounds {
        if drawing.bar.growth.isReversed {
          limits.maxX = fill.minX
        } else {
          limits.minX = fill.maxX
        }
      }
      add(number, ground.onTrack, limits, on: ground, to: &placed)
    }
    guard placed.numbers.count == 2, var shape = fillOnScreen else { return }
    guard placed.numbers[0].color != placed.numbers[1].color else {
      placed.numbers.removeLast()
      return
    }
    shape.move(by: Vector(dx: -number.origin.x, dy: -number.origin.y))
    placed.numbers[0].run.clip = TextClip(shape)
    placed.numbers[1].run.clip = TextClip(shape, keepsOutside: true)
  }

  private func add(
    _ number: Number, _ print: BarGround.Print, _ limits: Plate.Limits, on ground: BarGround,
    to placed: inout Placed
  ) {
    let label = drawing.bar.label
    let own = label.color?.color(in: drawing.theme)
    let ink = own ?? print.ink.opacity(label.opacity)
    placed.numbers.append(
      PlacedText(number.run, at: number.origin, color: ink.opacity(opacity)))
    guard own == nil, let color = print.backing else { return }
    let stretch = number.stretch
    var shape = plate(from: stretch.lowerBound, to: stretch.upperBound, on: ground)
    (shape.cutMinX, shape.cutMaxX) = (limits.minX, limits.maxX)
    placed.plates.append(Plate(shape: shape, clip: limits.clip, color: color.opacity(opacity)))
  }

  /// The words with two digits.
  private var usualWords: String { drawing.bar.label.text ?? frame.percentStyle.text(88) }
  /// The words with three digits.
  var widestWords: String { drawing.bar.label.text ?? frame.percentStyle.text(100) }

  func draw(_ placed: Placed, into list: inout DisplayList) {
    for plate in placed.plates {
      drawing.fill(
        .roundedRectangle(plate.shape), clip: plate.clip, with: .solid(plate.color), into: &list)
    }
    for number in placed.numbers { list.draw(number) }
    if placed.hasSigns {
      drawSigns(in: placed.signRect, color: placed.signInk, into: &list)
    }
  }

  func drawSigns(in square: Rect, color: Color, into list: inout DisplayList) {
    for sign in signs {
      sign.symbol.draw(
        at: square.center, size: square.width, color: color.opacity(sign.opacity), into: &list)
    }
  }
}

extension RoundedRectangle {
  /// Moves the shape and its cuts.
  mutating func move(by way: Vector) {
    rect = Rect(
      x: rect.minX + way.dx, y: rect.minY + way.dy, width: rect.width, height: rect.height)
    cutMinX += way.dx
    cutMaxX += way.dx
  }
}
