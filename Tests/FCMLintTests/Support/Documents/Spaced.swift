import FCMLint

/// JSON text on one line with a blank between all tokens, so that tests compare content only.
func spaced(_ json: [UInt8]) -> String {
  JSONTree.read(json) { tree in tree.root.map { JSONValue($0).text() } ?? "" }
}
