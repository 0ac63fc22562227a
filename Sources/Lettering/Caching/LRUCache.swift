/// A dictionary that forgets the entries used longest ago when it would exceed its bounds.
///
/// Every use is noted at the end of a list; a note is stale when its entry was used again or
/// dropped since. Dropping takes notes from the front and skips stale ones, so all operations are
/// O(1) on average.
struct LRUCache<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var cost: Int
    var lastUse: UInt64
  }

  private struct Note {
    var key: Key
    var use: UInt64
  }

  /// So many notes are allowed for an entry before stale ones are cleared away.
  private static var notesPerEntry: Int { 4 }
  /// So many notes are allowed in any case.
  private static var spareNotes: Int { 64 }

  /// The greatest number of entries.
  let countLimit: Int
  /// The greatest sum of costs.
  let costLimit: Int
  /// The sum of the costs of all entries.
  private(set) var totalCost = 0
  /// How many entries were dropped so far.
  private(set) var evictions = 0

  private var entries: [Key: Entry] = [:]
  private var notes: [Note] = []
  private var firstNote = 0
  private var useCount: UInt64 = 0

  init(countLimit: Int, costLimit: Int) {
    self.countLimit = countLimit
    self.costLimit = costLimit
  }

  /// The number of entries.
  var count: Int { entries.count }

  /// The value of a key, which becomes the one used last.
  mutating func value(for key: Key) -> Value? {
    guard let index = entries.index(forKey: key) else { return nil }
    entries.values[index].lastUse = note(key)
    return entries.values[index].value
  }

  /// Keeps a value unless it costs more than everything may cost together.
  mutating func insert(_ value: Value, cost: Int, for key: Key) {
    guard cost <= costLimit, countLimit > 0 else { return }
    let former = entries.updateValue(
      Entry(value: value, cost: cost, lastUse: note(key)), forKey: key)
    totalCost += cost - (former?.cost ?? 0)
    while entries.count > countLimit || totalCost > costLimit { dropOldest() }
  }

  private mutating func note(_ key: Key) -> UInt64 {
    useCount += 1
    if notes.count - firstNote > Self.notesPerEntry * entries.count + Self.spareNotes
      || firstNote > notes.count / 2
    {
      notes = notes[firstNote...].filter { entries[$0.key]?.lastUse == $0.use }
      firstNote = 0
    }
    notes.append(Note(key: key, use: useCount))
    return useCount
  }

  private mutating func dropOldest() {
    while firstNote < notes.count {
      let oldest = notes[firstNote]
      firstNote += 1
      guard let index = entries.index(forKey: oldest.key),
        entries.values[index].lastUse == oldest.use
      else { continue }
      totalCost -= entries.remove(at: index).value.cost
      evictions += 1
      return
    }
  }
}
