import FCMLint

/// Maps offsets of extracted text to offsets of the source that it was extracted from.
///
/// The text consists of segments. A verbatim segment has the same bytes in the source; the bytes of
/// any other segment replace a range of the source, such as an escape or an expression. Parts of
/// the source between segments, such as the indentation of a list, are not in the text.
package struct SourceMap: Equatable, Sendable {
  /// Consecutive bytes of the text.
  package struct Segment: Equatable, Sendable {
    /// The range in the text.
    @CompactRange package var inner: Range<Int>
    /// The range in the source; of the same length if the segment is verbatim.
    @CompactRange package var outer: Range<Int>
    /// Whether the bytes are equal to those of the source.
    package var isVerbatim: Bool

    package init(inner: Range<Int>, outer: Range<Int>, isVerbatim: Bool) {
      _inner = CompactRange(wrappedValue: inner)
      _outer = CompactRange(wrappedValue: outer)
      self.isVerbatim = isVerbatim
    }
  }

  /// The segments in the order of the text, without gaps in the text and without empty ones.
  package private(set) var segments: [Segment] = []
  /// The offset in the source of an empty text.
  private var origin = 0

  /// The map of a text that is the source itself.
  package init(identity count: Int) {
    append(Segment(inner: 0..<count, outer: 0..<count, isVerbatim: true))
  }

  /// The map of an empty text at an offset of the source.
  package init(at origin: Int = 0) { self.origin = origin }

  /// The range of the source from the first segment to the last.
  package var outerBounds: Range<Int> {
    guard let first = segments.first, let last = segments.last else { return origin..<origin }
    return first.outer.lowerBound..<max(first.outer.lowerBound, last.outer.upperBound)
  }

  /// Adds a segment after the last one, merging verbatim segments that are adjacent in the source.
  package mutating func append(_ segment: Segment) {
    if segment.inner.isEmpty { return }
    if let last = segments.last, last.isVerbatim, segment.isVerbatim,
      last.outer.upperBound == segment.outer.lowerBound
    {
      segments[segments.count - 1].inner = last.inner.lowerBound..<segment.inner.upperBound
      segments[segments.count - 1].outer = last.outer.lowerBound..<segment.outer.upperBound
    } else {
      segments.append(segment)
    }
  }

  // MARK: Places

  /// The offset in the source of a byte of the text; the end of the last segment for its end.
  package func outer(_ inner: Int) -> Int {
    guard let index = index(of: inner) else { return outerBounds.upperBound }
    return start(of: max(inner, 0), in: segments[index])
  }

  /// The range of the source that a range of the text comes from. A part of replaced text comes
  /// from all of the replaced range.
  package func outerRange(_ inner: Range<Int>) -> Range<Int> {
    let start = outer(inner.lowerBound)
    guard !inner.isEmpty, let index = index(of: inner.upperBound - 1) else { return start..<start }
    let last = segments[index]
    let end =
      last.isVerbatim
      ? last.outer.lowerBound + inner.upperBound - last.inner.lowerBound : last.outer.upperBound
    return start..<max(start, end)
  }

  /// The range of the source to replace for an edit of the text; nil if the edit begins or ends
  /// inside replaced text.
  ///
  /// - Parameters:
  ///   - beginsLine: whether the edit begins after a line break, and so after the indentation of
  ///     its line, which is not in the text.
  ///   - endsLine: whether the edit ends with a line break. It then also removes the indentation of
  ///     the next line, which takes its place.
  package func editRange(
    _ inner: Range<Int>, beginsLine: Bool = false, endsLine: Bool = false
  ) -> Range<Int>? {
    let isInsertion = inner.isEmpty
    guard
      let start = isInsertion && !beginsLine ? end(inner.lowerBound) : edge(inner.lowerBound),
      let end = isInsertion ? start : endsLine ? edge(inner.upperBound) : end(inner.upperBound)
    else { return nil }
    return start <= end ? start..<end : nil
  }

  /// The offset in the source before a byte of the text; nil inside replaced text.
  private func edge(_ inner: Int) -> Int? {
    guard let index = index(of: inner) else { return outerBounds.upperBound }
    let segment = segments[index]
    guard segment.isVerbatim || inner == segment.inner.lowerBound else { return nil }
    return start(of: inner, in: segment)
  }

  /// The offset in the source after the byte before an offset of the text; nil inside replaced text.
  private func end(_ inner: Int) -> Int? {
    guard inner > 0, let index = index(of: inner - 1) else { return edge(inner) }
    let segment = segments[index]
    if segment.isVerbatim { return start(of: inner, in: segment) }
    return inner == segment.inner.upperBound ? segment.outer.upperBound : nil
  }

  private func start(of inner: Int, in segment: Segment) -> Int {
    segment.outer.lowerBound + (segment.isVerbatim ? inner - segment.inner.lowerBound : 0)
  }

  /// The segment that contains a byte of the text; nil for its end.
  private func index(of inner: Int) -> Int? {
    let next = BinarySearch.count(of: segments.count) { segments[$0].inner.upperBound <= inner }
    return next < segments.count ? next : nil
  }

  /// The segments in the order of the source, which is that of the text unless code puts the text
  /// together from variables and calls.
  package var inSourceOrder: [Segment] {
    let isInOrder = zip(segments, segments.dropFirst()).allSatisfy {
      $0.outer.lowerBound <= $1.outer.lowerBound
    }
    return isInOrder ? segments : segments.sorted { $0.outer.lowerBound < $1.outer.lowerBound }
  }

  /// The same map without room for further segments.
  var trimmed: SourceMap {
    var map = self
    map.segments = segments.trimmed
    return map
  }

  // MARK: Composition

  /// The map from this text to the source of another map, whose text is the source of this one.
  package func composed(with map: SourceMap) -> SourceMap {
    // The source itself needs no copy.
    if let only = map.segments.first, map.segments.count == 1, only.isVerbatim,
      only.inner == only.outer, only.inner.lowerBound == 0
    {
      return self
    }
    var result = SourceMap(at: map.outer(origin))
    var cursor = map.index(of: outerBounds.lowerBound) ?? 0
    for segment in segments {
      guard segment.isVerbatim else {
        let range = map.outerRange(segment.outer)
        result.append(Segment(inner: segment.inner, outer: range, isVerbatim: false))
        continue
      }
      // Segments are in the order of both texts, so that this is linear.
      if cursor >= map.segments.count
        || map.segments[cursor].inner.lowerBound > segment.outer.lowerBound
      {
        cursor = map.index(of: segment.outer.lowerBound) ?? map.segments.count
      }
      while cursor < map.segments.count,
        map.segments[cursor].inner.upperBound <= segment.outer.lowerBound
      {
        cursor += 1
      }
      result.append(segment, through: map, from: &cursor)
    }
    return result
  }

  /// Adds the parts of a verbatim segment, divided at the segments of the other map.
  private mutating func append(
    _ segment: Segment, through map: SourceMap, from cursor: inout Int
  ) {
    while cursor < map.segments.count {
      let other = map.segments[cursor]
      let part = segment.outer.clamped(to: other.inner)
      if part.isEmpty { break }
      let shift = segment.inner.lowerBound - segment.outer.lowerBound
      let offset = other.isVerbatim ? part.lowerBound - other.inner.lowerBound : 0
      let start = other.outer.lowerBound + offset
      append(
        Segment(
          inner: part.lowerBound + shift..<part.upperBound + shift,
          outer: start..<(other.isVerbatim ? start + part.count : other.outer.upperBound),
          isVerbatim: other.isVerbatim))
      if part.upperBound == segment.outer.upperBound { break }
      cursor += 1
    }
  }
}
