// Lines that look like earlier ones.
extension LintSession {
  /// Judges a line, by a stencil where one is known.
  func lintLine(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int, _ document: Int,
    _ pass: inout Pass
  ) {
    guard pass.kind == nil, end < bytes.count, let base = bytes.baseAddress else {
      return lintSource(bytes, from: start, to: end, firstDocument: document, &pass)
    }
    if settled.isOn,
      let stencil = settled.find(in: base, from: start, to: end, readable: bytes.count)
    {
      tree.begin(bytes)
      stencil.pointee.write(to: tree.core, from: start, ends: settled.ends)
      if lint(by: stencil, document, &pass) { return }
    } else if stencils.isOn,
      let stencil = stencils.find(in: base, from: start, to: end, readable: bytes.count)
    {
      tree.begin(bytes)
      stencil.pointee.write(to: tree.core, from: start, ends: stencils.ends)
      if lint(by: stencil, document, &pass) {
        return settle(stencil, bytes, from: start, to: end)
      }
    }
    lintSource(bytes, from: start, to: end, firstDocument: document, &pass)
    guard stencils.isOn, isFlawless, let root = tree.root, root.isObject, tree.faults.isEmpty,
      tree.core.pointee.tags.isEmpty
    else { return }
    stencils.miss()
    let blanks = walk.blanks(in: root)
    stencils.learn(base, from: start, to: end, blanks: blanks, tree.core, walk)
  }

  /// Judges the line whose nodes a stencil has written; false when it is no send request.
  @inline(__always)
  private func lint(
    by stencil: UnsafePointer<Stencil>, _ document: Int, _ pass: inout Pass
  ) -> Bool {
    let dispatch = dispatch(for: .sendRequest)
    let root = JSONNode(core: tree.core, index: 0)
    let view = walk.repeatWalk(of: stencil, root, wanted: dispatch.wanted)
    guard stencil.pointee.isSettled || Recognizer.isRequest(view) else { return false }
    judge(view, .flawless, dispatch, document: document, faults: [], &pass)
    return true
  }

  /// Learns what the lines of a stencil have in common, once enough of them have been judged.
  private func settle(
    _ stencil: UnsafeMutablePointer<Stencil>, _ bytes: UnsafeBufferPointer<UInt8>, from start: Int,
    to end: Int
  ) {
    if stencil.pointee.sightings == nil { return settled.miss() }
    guard let base = bytes.baseAddress, let blanks = stencil.pointee.varyingBlanks(in: tree.core)
    else { return }
    let silence = silence(varying: blanks)
    settled.learn(base, from: start, to: end, blanks: blanks, tree.core, walk, silence)
  }

  /// What rules have nothing to say about in the document that was judged last, whatever stands in
  /// the blanks: those that were silent and have looked at none of them.
  private func silence(varying blanks: [Stencil.Blank]) -> Stencil.Silence {
    let core = tree.core
    let dispatch = dispatch(for: .sendRequest)
    core.mark(blanks, isVarying: true)
    defer { core.mark(blanks, isVarying: false) }
    let root = JSONNode(core: core, index: 0)
    core.pointee.hasReadVarying = false
    _ = Recognizer.isRequest(walk.document(root, .sendRequest))
    var silence = Stencil.Silence(events: [], isSettled: !core.pointee.hasReadVarying)
    for event in walk.events where event.field != .anyPlaceholder {
      let isVarying = core.pointee.entries[Int(event.index)].flags.contains(.varying)
      if event.field == .anyString, isVarying { continue }
      core.pointee.hasReadVarying = false
      // A new document to the memo, too: what it keeps was read before.
      let view = walk.document(root, .sendRequest)
      if !isSilent(event, view, dispatch) || core.pointee.hasReadVarying {
        silence.events.append(event)
      }
    }
    return silence
  }
}
