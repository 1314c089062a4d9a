/// The names of SDKs in one document, sorted by what it takes to mend them.
///
/// Those that only want another name are one mistake and are mended together; what has to move or
/// lacks a value is another one each.
public struct SDKSpellings {
  /// Those that one fix renames.
  public private(set) var renamed: [SchemaFault] = []
  /// Those that have to move, lack a value, or mean a field that another one gets already.
  public private(set) var others: [SchemaFault] = []
  /// Renames all of `renamed`; nil when there are none.
  public let renaming: Fix?

  /// Sorts a fault and those that it speaks for.
  public init(_ fault: SchemaFault, in document: MessageDocument) {
    var fixes: [Fix] = []
    for fault in [fault] + fault.followers {
      let home = fault.place?.homes.first
      if let fix = fault.moving(in: document), fault.isRenamed(by: fix),
        !renamed.contains(where: { $0.place?.homes.first == home })
      {
        renamed.append(fault)
        fixes.append(fix)
      } else {
        others.append(fault)
      }
    }
    guard let first = fixes.first else {
      renaming = nil
      return
    }
    let title = fixes.count == 1 ? first.title : "write the API's names for all \(fixes.count)"
    let isSafe = fixes.allSatisfy { $0.safety == .safe }
    renaming = Fix(title, isSafe ? .safe : .unsafe, fixes.flatMap(\.edits))
  }
}
