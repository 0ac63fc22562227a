import Board
import BoardFile
import Motion
import Widgets

/// One widget of a wall: what it shows, and what is known of its job.
nonisolated struct WallTile {
  /// The widget as its board describes it.
  var widget: BoardWidget
  /// How far the job is, in motion.
  var panel: Panel
  /// Single jobs of a rollup, the first ones; empty where they are not shown.
  var parts: [Panel] = []
  /// What is known beside the fraction and the state.
  var facts = LabelValues()

  /// The state that is shown.
  var state: JobState { JobState(panel.phase) }

  /// The values for labels at an instant.
  func values(at instant: AnimationInstant) -> LabelValues {
    var values = facts
    values.state = state
    values.percent =
      panel.fraction.map { _ in PercentText.whole(panel.shownValue(at: instant)) }
    return values
  }

  /// Shows what the board's file says of the widget before any news.
  mutating func settle(on preview: BoardPreview, at instant: AnimationInstant) {
    panel.settle(on: preview.progress, in: preview.state.phase, at: instant)
    panel.buffer = preview.buffer
    facts = preview.labelValues(percent: nil, id: widget.job ?? widget.id)
    parts = preview.parts.map { value in
      var part = Panel(look: .ring, theme: panel.theme, reducesMotion: panel.reducesMotion)
      part.settle(on: value, at: instant)
      return part
    }
  }
}
