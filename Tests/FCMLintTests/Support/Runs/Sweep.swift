import Foundation

/// Tests that try every byte, every cut or every fix: `swift test` tries a part, `scripts/sweep` all.
enum Sweep {
  static let isComplete = ProcessInfo.processInfo.environment["FCMLINT_SWEEPS"] == "1"

  /// All elements, or every `step`-th.
  static func part<Elements: Sequence>(
    of elements: Elements, every step: Int
  ) -> [Elements.Element] {
    isComplete
      ? Array(elements) : elements.enumerated().filter { $0.offset % step == 0 }.map(\.element)
  }

  /// The size of an input: the first one, or the second one for a part.
  static func size(_ complete: Int, or part: Int) -> Int { isComplete ? complete : part }
}
