/// Reuses the results of earlier lines for lines of JSON Lines input with the same layout.
///
/// Lines have the same layout if they differ only in values that the validator accepts regardless
/// of their content: strings, and numbers, timestamps and durations of the right form. Such a line
/// is not parsed and validated again: its nodes are those of the first line, moved by the lengths
/// of the values before them, and its fields are the same.
///
/// After its first line, a layout is general: rules check every line. After 16 lines it is settled:
/// values that were equal in all of them belong to the layout, and only those rules are called that
/// reported something or read one of the other values.
final class LayoutCache {
  /// A line of a source, without its line feed.
  struct Line {
    let bytes: UnsafeBufferPointer<UInt8>
    let start: Int
    let end: Int
  }

  private let tree: JSONTree
  private let validator: SchemaValidator
  let general = LayoutTrie()
  let settled = LayoutTrie()

  /// Creates a cache that restores lines into a tree and a validator.
  init(_ tree: JSONTree, _ validator: SchemaValidator) {
    self.tree = tree
    self.validator = validator
  }

  /// False once most lines have an unknown layout.
  var isEnabled: Bool {
    @inline(__always) get { general.isEnabled || settled.isEnabled && settled.count > 0 }
  }

  /// The layout of a line, whose nodes are written into the tree; nil if none is known.
  ///
  /// - Precondition: a line feed follows the line.
  @inline(__always)
  func restore(_ line: Line) -> UnsafeMutablePointer<LineLayout>? {
    if let layout = settled.find(line) {
      layout.pointee.write(to: tree, line, ends: settled.ends)
      return layout
    }
    guard let layout = general.find(line) else { return nil }
    layout.pointee.write(to: tree, line, ends: general.ends)
    return layout
  }

  /// Adds the layout of the last line, if it is a document without violations.
  func learn(_ line: Line, _ detection: DocumentDetector.Result) {
    guard general.isEnabled, detection.kind != .adminNode, let root = tree.root, root.isObject,
      tree.errors.isEmpty, tree.core.pointee.tags.isEmpty, validator.violations.isEmpty
    else { return }
    general.recordMiss()
    let slots = validator.valueSlots(in: root, detection.kind)
    general.insert(line, slots, tree) {
      LineLayout(of: tree, from: line.start, slots, validator, detection, settlement: nil)
    }
  }

  /// Compares the last line with the first one of its layout.
  ///
  /// Once enough lines are compared, a settled layout is added. Its settlement is the result of
  /// `settle`, during which the tree records whether a value is read that varied.
  func observe(
    _ line: Line, of layout: UnsafeMutablePointer<LineLayout>,
    settle: () -> LineLayout.Settlement
  ) {
    if layout.pointee.isObserved { return settled.recordMiss() }
    guard let slots = layout.pointee.varyingSlots(in: tree) else { return }
    tree.toggleVarying(slots)
    let settlement = settle()
    tree.toggleVarying(slots)
    settled.insert(line, slots, tree) {
      LineLayout(
        of: tree, from: line.start, slots, validator, layout.pointee.detection,
        settlement: settlement)
    }
  }
}

extension JSONTree {
  /// Sets or clears the mark of varying values for the values in slots and the containers around
  /// them.
  func toggleVarying(_ slots: [ValueSlot]) {
    for index in 0..<core.pointee.count {
      let node = JSONNode(core: core, index: index)
      let end = node.kind == .key ? index + 1 : node.endIndex
      if slots.contains(where: { (index..<end).contains(Int($0.node)) }) {
        core.pointee.entries[index].flags.formSymmetricDifference(.varying)
      }
    }
  }

  /// Whether `body` reads a value that is marked as varying.
  func readsVarying(_ body: () -> Void) -> Bool {
    core.pointee.hasReadVarying = false
    body()
    return core.pointee.hasReadVarying
  }
}
