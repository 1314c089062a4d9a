extension DocumentKind {
  /// The kind of a document in JSON text, or of the first document in an array; nil if it is not an
  /// FCM document.
  package static func detected(
    in text: [UInt8], templates: PlaceholderSyntax = .standard
  ) -> DocumentKind? {
    JSONTree.read(text, templates: templates) { tree -> DocumentKind? in
      guard let root = tree.root else { return nil }
      guard root.isArray else { return DocumentDetector.detect(on: root)?.kind }
      for element in root.elements {
        if let result = DocumentDetector.detect(on: element) { return result.kind }
      }
      return nil
    }
  }
}
