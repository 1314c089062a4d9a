extension Dictionary {
  /// Keeps the first value of each key. `init(_:uniquingKeysWith:)` casts, which Embedded Swift
  /// cannot do.
  package init(firstOf pairs: [(Key, Value)]) {
    self.init()
    for (key, value) in pairs where self[key] == nil { self[key] = value }
  }
}
