// Blocks of several members.
extension Completer {
  /// The blocks for the object at the cursor whose members it does not have yet.
  var blocks: [CompletionOffer] {
    guard let object = place.object else { return [] }
    let present = Set(cursor.siblings.compactMap { SchemaPlace.row($0, object, bytes)?.field })
    let isShown = hasText(present)
    let fitting = CompletionBlock.all(in: object.inRequest, hasText: isShown).filter { block in
      block.members.allSatisfy { member in
        guard let row = Schema[object].row(named: member.name) else { return false }
        return !present.contains(row.field)
      }
    }
    let offers = fitting.map { block in
      let members = spelled(block.members, in: object)
      return blockOffer(block) { $0.write(members) }
    }
    return typed.isEmpty
      ? offers : offers.filter { CompletionRank.distance(typed, $0.label) < 2 }
  }

  /// Whether the message displays text on all platforms: a common notification is in the message.
  private func hasText(_ present: Set<Field>) -> Bool {
    if present.contains(.notification) || present.contains(.apsAlert) { return true }
    guard cursor.frames.count > 1 else { return false }
    // In an inner object, the keys around it are not known.
    return contains("\"notification\"")
  }

  /// Whole documents, where there is nothing yet.
  var documentBlocks: [CompletionOffer] {
    var offers: [CompletionOffer] = []
    for kind in [self.kind] + others {
      for block in CompletionBlock.documents(kind) {
        offers.append(blockOffer(block) { $0.write(Skeleton.object(block.members)) })
      }
    }
    return offers
  }

  private func blockOffer(
    _ block: CompletionBlock, _ body: (inout SkeletonWriter) -> Void
  ) -> CompletionOffer {
    let written = insertion.write(body)
    return insertion.completed(
      CompletionOffer(
        kind: .block, label: block.label, detail: nil, summary: block.summary, field: nil,
        range: cursor.replaced, text: written.text, snippet: written.snippet,
        filter: insertion.filter(block.label)))
  }

  /// The members with the names that the document uses.
  private func spelled(
    _ members: CompletionBlock.Members, in object: SchemaObject.ID
  ) -> CompletionBlock.Members {
    members.map { member in
      guard let row = Schema[object].row(named: member.name) else { return member }
      var names: [String] = []
      for other in Schema[object].rows where other.field == row.field {
        names.append(other.name)
        if other.camelName != other.name { names.append(other.camelName) }
      }
      let name = spelling.choose(names)
      guard case .object(let inner) = member.value, let id = row.type.object else {
        return (name, member.value)
      }
      return (name, .object(spelled(inner, in: id)))
    }
  }
}
