extension Dictionary {
  /// Creates a dictionary with the first value of each key. `init(_:uniquingKeysWith:)` casts,
  /// which Embedded Swift does not support.
  package init(firstOf pairs: [(Key, Value)]) {
    self.init()
    for (key, value) in pairs where self[key] == nil { self[key] = value }
  }
}
