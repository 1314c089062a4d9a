import FCMLint

/// The SDK whose names a literal uses, where they are not those of the JSON text.
package enum SDKWording: Sendable {
  /// Parameters and classes of the Admin SDK for Python.
  case python
  /// Properties of the Admin SDK for Node.js.
  case node

  /// The words of an SDK; nil for those of the JSON text.
  package init?(_ sdk: AdminSDK?) {
    switch sdk {
    case .python: self = .python
    case .node: self = .node
    default: return nil
    }
  }

  /// A text about the JSON text, in the words of the SDK.
  ///
  /// - Parameter value: the text in the document that the finding is about, which is kept.
  package func reworded(_ text: String, keeping value: [UInt8] = []) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == .quote {
        let end = index + value.count
        if !value.isEmpty, end <= bytes.count, bytes[index..<end].elementsEqual(value) {
          result += value
          index = end
        } else {
          index = appendQuoted(bytes, index, to: &result)
        }
        continue
      }
      var end = index
      while end < bytes.count, bytes[end].isOfPath { end += 1 }
      let next = max(end, index + 1)
      result += path(bytes[index..<end]) ?? Array(bytes[index..<next])
      index = next
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Appends a text in quotes, and its value if it is the name of a member, and returns the offset
  /// after it.
  private func appendQuoted(_ bytes: [UInt8], _ start: Int, to result: inout [UInt8]) -> Int {
    guard let close = bytes[(start + 1)...].firstIndex(of: .quote) else {
      result += bytes[start...]
      return bytes.count
    }
    let name = bytes[start + 1..<close]
    let isMember = bytes.stands(": ", at: close + 1)
    guard let parameter = Self.parameter(of: name) else {
      result += bytes[start...close]
      return close + 1
    }
    if !isMember {
      // Properties of objects may have either name.
      let isParameter = self == .python && name.contains(.minus)
      result += isParameter ? [.quote] + parameter.name.bytes + [.quote] : bytes[start...close]
      return close + 1
    }
    let value = close + 3
    var end = value
    if end < bytes.count, bytes[end] == .quote {
      end = bytes[(end + 1)...].firstIndex(of: .quote).map { $0 + 1 } ?? bytes.count
    } else {
      while end < bytes.count, bytes[end].isOfName { end += 1 }
    }
    result += member(parameter, name, bytes[value..<end])
    return end
  }

  /// A member as written in the literal.
  private func member(
    _ parameter: SDKField, _ name: ArraySlice<UInt8>, _ value: ArraySlice<UInt8>
  ) -> [UInt8] {
    let isOn = parameter.role == .flag && value.elementsEqual([UInt8(ascii: "1")])
    switch self {
    case .python:
      let word = isOn || value.elementsEqual("true".utf8) ? Array("True".utf8) : Array(value)
      return parameter.name.bytes + [.equals] + word
    case .node:
      return AdminName.camelCase(name) + Array(": ".utf8)
        + (isOn ? Array("true".utf8) : Array(value))
    }
  }

  /// The parameter that becomes a field with a name.
  private static func parameter(of name: ArraySlice<UInt8>) -> SDKField? {
    parameters.first { $0.isField(name) }
  }

  private static let parameters = SDKType.allCases.flatMap { $0.fields }

  /// The class or parameter at a path of the message, such as `android.notification.color`.
  private func path(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    guard self == .python, text.contains(.period) else { return nil }
    var names = text.split(separator: .period, omittingEmptySubsequences: false)
    if names.first?.elementsEqual("message".utf8) == true { names.removeFirst() }
    var type = SDKType.message
    while let name = names.first {
      guard let parameter = type.parameter(of: name) else { return nil }
      names.removeFirst()
      if case .instance(let inner) = parameter.role {
        type = inner
        continue
      }
      let value = names.first.map { "{\"\(String(decoding: $0, as: UTF8.self))\": …}" } ?? "…"
      guard names.count < 2 else { return nil }
      let call = "\(type.qualifiedName)(\(parameter.name)=\(value))"
      return Array(call.utf8)
    }
    return Array(type.qualifiedName.utf8)
  }
}

extension SDKType {
  fileprivate func parameter(of field: ArraySlice<UInt8>) -> SDKField? {
    fields.first { $0.isField(field) }
  }
}

extension SDKField {
  fileprivate func isField(_ name: ArraySlice<UInt8>) -> Bool {
    name.elementsEqual(
      UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount))
  }
}

extension StaticString {
  fileprivate var bytes: [UInt8] {
    Array(UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount))
  }
}

extension UInt8 {
  /// Whether it may be part of a path of members.
  fileprivate var isOfPath: Bool { isOfName || self == .period || self == .minus }
}

/// Names in the Admin SDK for Node.js.
private enum AdminName {
  /// A name without hyphens.
  static func camelCase(_ name: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var isFirst = false
    for byte in name {
      if byte != .minus { result.append(isFirst && byte.isLetter ? byte & 0xDF : byte) }
      isFirst = byte == .minus
    }
    return result
  }
}

extension SDKWording {
  /// A text about a lifetime, such as `"0s"`, in numbers of seconds.
  fileprivate static func withoutUnits(_ text: String) -> String {
    let parts = Array(text.utf8).split(separator: .quote, omittingEmptySubsequences: false)
    var result = parts[0]
    var wasLifetime = false
    for (index, part) in parts.enumerated().dropFirst() {
      // The parts with an odd index are between quotes.
      let isLifetime =
        index % 2 == 1 && part.count > 1 && part.last == UInt8(ascii: "s")
        && part.dropLast().allSatisfy { $0.isDigit || $0 == .period || $0 == .minus }
      let quote: [UInt8] = isLifetime || wasLifetime ? [] : [.quote]
      result += quote + (isLifetime ? part.dropLast() : part)
      wasLifetime = isLifetime
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension EmbeddedDocument {
  /// Writes messages and help in the words of the SDK that takes the literal.
  func useWording(in report: inout Linter.Report) {
    guard let wording = SDKWording(sdk) else { return }
    for index in report.diagnostics.indices {
      let diagnostic = report.diagnostics[index]
      // A key may have another name in the code; a value is what its author wrote.
      let isName = text.stands(":", at: text.endOfSpace(from: diagnostic.range.end))
      let isLifetime = wording == .python && diagnostic.pointer.hasSuffix("/ttl")
      let value = Array(text[diagnostic.range.start..<diagnostic.range.end])
      func reworded(_ text: String) -> String {
        let text = wording.reworded(text, keeping: isName ? [] : value)
        return isLifetime ? SDKWording.withoutUnits(text) : text
      }
      report.diagnostics[index].message = reworded(diagnostic.message)
      report.diagnostics[index].help = diagnostic.help.map(reworded)
    }
  }
}
