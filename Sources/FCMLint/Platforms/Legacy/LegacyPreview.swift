/// What the conversion of a legacy body shows.
enum LegacyPreview {
  static func all(of document: MessageDocument) -> [EffectiveMessage] {
    guard let message = LegacyBody(document).converted else { return [] }
    let text = Array(message.text().utf8)
    let project = document.project
    let previews = JSONTree.read(text) { tree -> [EffectiveMessage] in
      guard let root = tree.root else { return [] }
      let validator = SchemaValidator(project: project)
      let wanted = UnsafeMutablePointer<Bool>.allocate(capacity: Field.allCases.count)
      wanted.initialize(repeating: false, count: Field.allCases.count)
      defer { wanted.deallocate() }
      return EffectiveMessage.all(of: validator.validate(root, kind: .message, wanted: wanted))
    }
    // The pointers are those of the converted message, which is not in the source.
    return previews.map { preview in
      var result = preview
      result.summary += ", once converted: FCM no longer accepts legacy requests"
      result.rows = preview.rows.map {
        EffectiveMessage.Row(
          aspect: $0.aspect, value: $0.value, pointer: nil, note: $0.note, isOpen: $0.isOpen)
      }
      return result
    }
  }
}
