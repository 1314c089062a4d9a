/// The open groups of parentheses while a condition is parsed, with their operators.
struct ConditionGroups {
  /// An open parenthesis, or the whole text.
  private struct Group {
    var open: Int?
    /// The start of its first operand; negative before it.
    var start = -1
    /// The last operator in this group; 0 for none.
    var last: UInt8 = 0
    /// The index of its mixture in `mixtures`; nil for none.
    var mixture: Int?
  }

  /// Groups that mix operators, in the order of their first change.
  private(set) var mixtures: [Condition.Mixture] = []
  /// The innermost group is kept outside the list, because most conditions have no parentheses.
  private var innermost = Group()
  private var outer: [Group] = []

  /// The index of the innermost open parenthesis; nil if none is open.
  var innermostParenthesis: Int? { innermost.open }

  /// The number of open parentheses.
  var depth: Int { outer.count }

  mutating func open(at parenthesis: Int) {
    outer.append(innermost)
    innermost = Group(open: parenthesis)
  }

  /// Closes the innermost group; returns false if no parenthesis is open.
  mutating func close() -> Bool {
    guard let around = outer.popLast() else { return false }
    innermost = around
    return true
  }

  mutating func beginOperand(at place: Int) {
    if innermost.start < 0 { innermost.start = place }
  }

  /// Adds an operator to the innermost group, after a term that ends at `stop`.
  mutating func addOperator(_ symbol: UInt8, _ range: Range<Int>, after stop: Int) {
    defer { innermost.last = symbol }
    guard innermost.last != 0, innermost.last != symbol else { return }
    if let mixture = innermost.mixture {
      mixtures[mixture].stops.append(stop)
    } else {
      innermost.mixture = mixtures.count
      mixtures.append(
        Condition.Mixture(change: range, start: innermost.start, stops: [stop]))
    }
  }
}
