import Board
import Geometry
import Lettering
import Motion
import Scene
import Widgets

extension Panel: Exhibit {
  nonisolated var ground: Theme { theme }
}
