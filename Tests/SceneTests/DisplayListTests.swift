import Geometry
import Scene
import Testing

struct DisplayListTests {
  @Test("Commands stay in the order in which they were added")
  func order() {
    let shape = Shape.circle(Circle(center: .zero, radius: 3))
    let text = PlacedText(TextRun("42 %", weight: .medium, size: 12), at: .zero, color: .white)
    var list = DisplayList(background: .white)
    list.fill(shape, with: .black)
    list.draw(text)
    #expect(list.commands == [.fill(shape, .solid(.black)), .text(text)])
    list.removeAll()
    #expect(list == DisplayList(background: .white))
  }

  @Test("Lists with other commands or another background differ")
  func equality() {
    var a = DisplayList()
    let b = a
    #expect(a == b)
    a.fill(.rectangle(Rect(x: 0, y: 0, width: 1, height: 1)), with: .white)
    #expect(a != b)
    #expect(b != DisplayList(background: .white))
  }

  @Test("Digits are tabular unless asked otherwise")
  func digits() {
    #expect(TextRun("1", weight: .regular, size: 9).digits == .tabular)
  }
}
