// The edits that give a member of an SDK's message the SDK's names.
extension SchemaFault {
  /// Renames the member, and what the SDK then looks at in it; nil where the SDK would take a value
  /// in another form, or refuse it.
  public func renamingToSDK(_ name: String) -> Fix? {
    guard let row, parent.canTake(name), AdminSpelling.isOnlySpelling(node, row, in: parent) else {
      return nil
    }
    var edits = [node.renaming(to: name)]
    let child = row.type.object
    for member in node.value.members {
      guard let child else { break }
      let number = Schema.row(of: member.key, in: child)
      if number < 0 { continue }
      let inner = Schema.row(number, of: child)
      guard let name = AdminSpelling.right(for: member.key, inner) else { continue }
      guard node.value.canTake(name),
        AdminSpelling.isOnlySpelling(member.key, inner, in: node.value)
      else { return nil }
      edits.append(member.key.renaming(to: name))
    }
    return Fix("rename it to \"\(name)\"", .safe, edits)
  }
}
