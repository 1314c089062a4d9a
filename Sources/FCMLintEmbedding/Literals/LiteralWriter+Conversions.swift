import FCMLint

// Values that an SDK converts or checks before it sends them.
extension LiteralWriter {
  /// Writes a value that the SDK converts; returns false if it sends the value as it is.
  mutating func writeConverted(_ node: Int, as role: SDKRole, _ owner: Int?) -> Bool {
    let kind = source.nodes[node].kind
    if kind == .alternatives || kind == .reference && role != .lifetime && !isConstant(role) {
      return false
    }
    if case .instance(let type) = role {
      if type == .message || kind == .reference { return writeInstance(node, of: type, owner) }
      return writeInstance(node, type, owner)
    }
    let inner = builder.text.count
    guard convert(node, as: role) else { return false }
    if let last = strings.last, last.inner.upperBound > inner { return true }
    note(.converted, from: inner)
    return true
  }

  private func isConstant(_ role: SDKRole) -> Bool {
    if case .choice = role { true } else { role == .recipients || role == .converted }
  }

  /// Writes an instance of the type that the SDK expects, or a value that it rejects instead.
  private mutating func writeInstance(_ node: Int, _ expected: SDKType, _ owner: Int?) -> Bool {
    let other = type(of: node)
    if let sdk, sdk.needsInstances, other != expected,
      other != nil || source.nodes[node].kind == .object
    {
      writeRejected(node, other, insteadOf: expected)
      return true
    }
    return writeInstance(node, of: expected, owner)
  }

  private mutating func convert(_ node: Int, as role: SDKRole) -> Bool {
    let value = source.nodes[node]
    let isText = value.kind == .text && value.end - value.start == 1
    if sdk == .dart || sdk == .client, role.isConverted, value.kind == .list || isText {
      return false
    }
    switch role {
    case .converted: writeDatetime(node)
    case .recipients: writeRecipients(node)
    case .milliseconds: writeMilliseconds(node)
    case .lightColor: isText ? writeLightColor(value.start) : writeUnknown(node)
    case .lifetime: return writeLifetime(node)
    case .topic: return isText && sdk?.removesTopicPrefix ?? false && writeTopic(value.start)
    case .choice(let choice):
      if isText { return sdk?.checksChoices ?? false && writeChecked(value.start, choice) }
      return value.kind == .reference || value.kind == .call ? writeWord(node, choice) : false
    case .flag:
      guard sdk != .kreait, sdk != .laravel else { return false }
      writeFlag(node)
    case .text:
      return writeText(node)
    default: return false
    }
    return true
  }

  /// Writes a value that the SDK casts to a string, which loses an array.
  private mutating func writeText(_ node: Int) -> Bool {
    switch source.nodes[node].kind {
    case .text: return false
    case .object, .list:
      note(
        RejectedValue(
          "kreait sends the word \"Array\", not the values of this array, or throws",
          help: "write a string, such as json_encode(…)", at: reject(node, as: "0")))
    default: writeUnknown(node)
    }
    return true
  }

  private mutating func writeFlag(_ node: Int) {
    let value = source.nodes[node]
    if value.kind == .constant, tokens.isOne(value.start, of: source.dialect.constants.true) {
      knownValues += 1
      builder.append("1", for: tokens[value.start].range)
    } else if sdk == .python, value.kind == .text || value.kind == .number {
      let name = String(
        decoding: (path.last ?? []).map { $0 == .minus ? .underscore : $0 }, as: UTF8.self)
      let inner = reject(node)
      note(
        RejectedValue(
          "the SDK does not send \(name), because \(excerpt(node)) is not True",
          help: "write True, or remove it", rule: "sdk-dropped-value", at: inner))
    } else {
      writeUnknown(node)
    }
  }

  private mutating func writeRecipients(_ node: Int) {
    let value = source.nodes[node]
    // `new List<string>()`, `emptyList()`
    let isList =
      value.kind == .list
      || value.kind == .call && value.opener + 2 == value.end
        && tokens.isOne(value.head, of: "List ArrayList emptyList listOf of")
    guard let sdk, isList, value.firstChild < 0 else { return writeUnknown(node) }
    note(
      RejectedValue(
        "the list of recipients is empty: \(sdk.rejection)", help: "add a recipient",
        rule: "admin-no-tokens", at: reject(node, as: "0")))
  }

  // MARK: Texts

  private mutating func writeTopic(_ index: Int) -> Bool {
    var form = StringForm(bytes, tokens[index].range, source.dialect)
    let prefix = Array("/topics/".utf8)
    guard bytes[form.content].starts(with: prefix) else { return false }
    knownValues += 1
    form.content = (form.content.lowerBound + prefix.count)..<form.content.upperBound
    builder.append("\"", for: tokens[index].start..<form.content.lowerBound)
    builder.appendContent(form)
    builder.append("\"", for: form.content.upperBound..<tokens[index].end)
    return true
  }

  /// The longest text that a finding quotes.
  private static var longestRejection: Int { 32 }

  /// Writes a text that the SDK takes or rejects; returns false if that is not known.
  private mutating func writeChecked(_ index: Int, _ choice: SDKChoice) -> Bool {
    let content = bytes[StringForm(bytes, tokens[index].range, source.dialect).content]
    if tokens.text(index).isBytesLiteral && source.dialect.has(.stringPrefixes) { return false }
    guard content.count <= Self.longestRejection,
      content.allSatisfy({ $0.isLetter || $0.isDigit || $0 == .underscore })
    else {
      builder.append(unknownValue, for: tokens[index].range)
      return true
    }
    if WordList.contains(content, in: choice.accepted) {
      write(word: content, choice, for: tokens[index].range)
    } else {
      reject(index, content, choice.name, words: choice.accepted)
    }
    return true
  }

  /// Writes a value that no field takes instead of another, and returns its range.
  mutating func reject(_ node: Int, as text: StaticString = "\"?\"") -> Range<Int> {
    knownValues += 1
    let inner = builder.text.count
    let value = source.nodes[node]
    builder.append(text, for: source.range(value.start, value.end))
    return inner..<builder.text.count
  }

  /// A value as in the source, if it is short.
  func excerpt(_ node: Int) -> String {
    let range = source.range(source.nodes[node].start, source.nodes[node].end)
    return range.count > Self.longestRejection
      ? "the value" : String(decoding: bytes[range], as: UTF8.self)
  }

  private mutating func reject(
    _ index: Int, _ content: ArraySlice<UInt8>, _ name: StaticString, words: StaticString,
    help: String? = nil, rule: String? = nil
  ) {
    knownValues += 1
    let start = builder.text.count
    builder.append([.quote, RejectedValue.mark] + content + [.quote], for: tokens[index].range)
    var rejection = RejectedValue(
      value: content, of: name, words: words, by: sdk ?? .python, at: start..<builder.text.count)
    rejection.help = help ?? rejection.help
    rejection.rule = rule
    note(rejection)
  }

  private mutating func write(
    word: ArraySlice<UInt8>, _ choice: SDKChoice, for range: Range<Int>
  ) {
    knownValues += 1
    var text = Array(word)
    if let prefix = choice.prefix {
      text = Array(prefix.buffer) + word.map { $0.isSmall ? $0 & 0xDF : $0 }
    }
    builder.append([.quote] + text + [.quote], for: range)
  }

  /// Writes a constant of an SDK, such as `AndroidConfig.Priority.HIGH` or `messaging.PriorityMax`.
  private mutating func writeWord(_ node: Int, _ choice: SDKChoice) -> Bool {
    let value = source.nodes[node]
    guard value.head >= 0, tokens.text(value.head).first?.isCapital ?? false else { return false }
    var word = Array(tokens.text(value.head))
    for prefix in ["PRIORITY_", "VISIBILITY_", "Priority", "Visibility", "Proxy"] as [StaticString]
    where word.starts(with: prefix.buffer) && word.count > prefix.utf8CodeUnitCount {
      word.removeFirst(prefix.utf8CodeUnitCount)
      break
    }
    for index in word.indices where word[index].isCapital { word[index] |= 0x20 }
    if word.elementsEqual("ifprioritylowered".utf8) { word = Array("if_priority_lowered".utf8) }
    guard WordList.contains(word[...], in: choice.accepted) else { return false }
    write(word: word[...], choice, for: source.range(value.start, value.end))
    return true
  }

  private mutating func writeLightColor(_ index: Int) {
    let content = bytes[StringForm(bytes, tokens[index].range, source.dialect).content]
    let isPlain =
      content.count <= Self.longestRejection && content.allSatisfy { $0.isOfName || $0 == .hash }
    let digits = content.dropFirst()
    let isColor =
      content.first == .hash && digits.allSatisfy { $0.isHexadecimal }
      && (digits.count == 6 || digits.count == 8 && sdk?.permitsAlpha ?? true)
    if sdk == .dotnet, isColor, let mangled = MangledColor(content) {
      reject(index, content, "light color", words: "")
      rejections[rejections.count - 1].explain(mangled, of: content)
      return
    }
    guard let sdk, sdk.checksLightColors, isPlain, !isColor else {
      return builder.append(unknownValue, for: tokens[index].range)
    }
    let alpha: StaticString = sdk.permitsAlpha ? " or #RRGGBBAA" : ""
    reject(
      index, content, "light color", words: "", help: "write the color as #RRGGBB\(alpha)",
      rule: "admin-bad-light-color")
  }

  /// Writes a date, which is unknown; the SDK for Python takes no other form of one.
  private mutating func writeDatetime(_ node: Int) {
    let kind = source.nodes[node].kind
    guard sdk == .python, kind == .text || kind == .number else { return writeUnknown(node) }
    note(
      RejectedValue(
        "\(excerpt(node)) is not a datetime: the SDK raises ValueError",
        help: "write a datetime.datetime", at: reject(node)))
  }

  // MARK: Durations

  private mutating func writeMilliseconds(_ node: Int) {
    let negative = (source.nodes[node].kind == .list ? source.children(of: node) : [node]).first {
      let value = source.nodes[$0]
      return value.kind == .number && source.evaluate(value.start, value.end) ?? 0 < 0
    }
    guard let sdk, let negative else { return writeUnknown(node) }
    let effect = sdk.checksLooks ? "\(sdk.rejection)" : "FCM may reject it"
    note(
      RejectedValue(
        "\(excerpt(negative)) is negative: \(effect)", help: "write 0 or more milliseconds",
        rule: "negative-duration", at: reject(negative, as: "0")))
  }

  private mutating func writeLifetime(_ node: Int) -> Bool {
    guard let sdk, sdk.lifetime != .text else { return false }
    let value = source.nodes[node]
    if value.kind == .reference,
      source.value(of: tokens.text(value.head), seenFrom: value.head) != nil
    {
      return false
    }
    if value.kind == .text, value.end - value.start == 1 {
      return writeLifetime(inText: value.start)
    }
    if sdk == .java, let product = source.overflowingProduct(value.start, value.end) {
      note(
        RejectedValue(
          "the product overflows int: ttl is \(product) milliseconds",
          help: "end its first number with L", rule: "sdk-int-overflow", at: reject(node)))
      return true
    }
    guard let seconds = seconds(node, sdk), seconds.magnitude < 1e12 else {
      writeUnknown(node)
      return true
    }
    knownValues += 1
    // In `time.Duration(3600)`, the number is meant.
    let isConversion = value.kind == .call && tokens.isOne(value.head, of: "Duration")
    let place =
      isConversion
      ? source.range(value.opener + 1, value.end - 1) : source.range(value.start, value.end)
    let inner = builder.text.count
    builder.append([.quote] + JSONNumber.text(seconds) + Array("s\"".utf8), for: place)
    if sdk.lifetime == .seconds, value.kind == .number { explain(seconds, at: inner) }
    return true
  }

  /// The seconds that an expression results in; nil if they are not known.
  private func seconds(_ node: Int, _ sdk: AdminSDK) -> Double? {
    let value = source.nodes[node]
    let isDuration = sdk.lifetime == .duration
    let number =
      isDuration && value.kind != .number ? nil : source.evaluate(value.start, value.end)
    return number.map { $0 / (isDuration ? 1e9 : sdk.lifetime == .milliseconds ? 1000 : 1) }
      ?? source.seconds(value.start, value.end)
  }

  /// Explains a number that is too large because it is meant in milliseconds, as it is that of a usual
  /// lifetime, or more than a year.
  private mutating func explain(_ seconds: Double, at inner: Int) {
    guard seconds > Self.longestLifetime, seconds / 1000 <= Self.longestLifetime,
      seconds > 366 * 86400 || AdminMessage.isUsualNumberOfSeconds(Int64(seconds / 1000))
    else { return }
    let texts = [seconds, seconds / 1000].map {
      String(decoding: JSONNumber.text($0), as: UTF8.self)
    }
    note(
      RejectedValue(
        "ttl is \(texts[0]) seconds, which is longer than four weeks",
        help: "the SDK takes seconds, not milliseconds: write \(texts[1])",
        at: inner..<builder.text.count))
  }

  /// Four weeks in seconds.
  private static var longestLifetime: Double { 2_419_200 }

  private mutating func writeLifetime(inText index: Int) -> Bool {
    let content = bytes[StringForm(bytes, tokens[index].range, source.dialect).content]
    if sdk == .python {
      reject(index, content, "ttl", words: "")
      return true
    }
    // The SDK for PHP takes a text of digits, which a unit may follow.
    guard sdk == .kreait, !content.isEmpty else { return false }
    let digits = content.last == UInt8(ascii: "s") ? content.dropLast() : content
    if !digits.allSatisfy({ $0.isDigit }) {
      reject(index, content, "ttl", words: "")
      return true
    }
    if digits.count < content.count { return false }
    knownValues += 1
    builder.append([.quote] + content + Array("s\"".utf8), for: tokens[index].range)
    return true
  }

  // MARK: Rejected values

  /// Writes a number instead of a dictionary or an instance of another type, which the SDK rejects, so
  /// that the linter rejects it, too.
  private mutating func writeRejected(_ node: Int, _ other: SDKType?, insteadOf type: SDKType) {
    let value = source.nodes[node]
    let inner = builder.text.count
    builder.append("0", for: source.range(value.start, value.opener + 1))
    note(
      RejectedValue(instance: other, insteadOf: type, at: inner..<builder.text.count))
    if value.opener + 1 < value.end {
      builder.append(" ", for: source.range(value.opener + 1, value.end))
    }
    knownValues += 1
  }
}

// Durations with a unit: `3 * time.Hour`, `Duration.ofHours(3).toMillis()`, `timedelta(hours=3)`.
extension CodeSource {
  /// The number of seconds of an expression with a unit; nil if it is not known.
  fileprivate func seconds(_ start: Int, _ end: Int) -> Double? {
    var result = 1.0
    var hasUnit = false
    var index = start
    while index < end {
      var stop = index
      while stop < end, !tokens.has(stop, "*") { stop = tokens.next(after: stop) }
      if let number = evaluate(index, stop) ?? conversion(index, stop) {
        result *= number
      } else if let unit = unit(index, stop) {
        result *= unit
        hasUnit = true
      } else {
        return nil
      }
      index = stop + 1
    }
    return hasUnit ? result : conversion(start, end).map { $0 / 1e9 }
  }

  /// The number in `time.Duration(1)`.
  private func conversion(_ start: Int, _ end: Int) -> Double? {
    guard end - start > 4, tokens.has(start, "time"), tokens.has(start + 2, "Duration"),
      tokens.has(start + 3, "("), tokens[start + 3].match == end - 1
    else { return nil }
    return evaluate(start + 4, end - 1)
  }

  private static let units: [(words: StaticString, seconds: Double)] = [
    ("Nanosecond NANOSECONDS ofNanos", 1e-9), ("FromTicks", 1e-7),
    ("Microsecond MICROSECONDS microseconds", 1e-6),
    ("Millisecond MILLISECONDS ofMillis milliseconds FromMilliseconds", 1e-3),
    ("Second SECONDS ofSeconds seconds FromSeconds", 1),
    ("Minute MINUTES ofMinutes minutes FromMinutes", 60),
    ("Hour HOURS ofHours hours FromHours", 3600), ("DAYS ofDays days FromDays", 86400),
    ("weeks", 604_800),
  ]

  private func unit(_ word: Int) -> Double? {
    Self.units.first { tokens.isOne(word, of: $0.words) }?.seconds
  }

  /// The number of seconds of an expression with a unit.
  private func unit(_ start: Int, _ end: Int) -> Double? {
    var index = start
    while index + 1 < end, tokens.has(index + 1, ".") { index += 2 }
    if index + 1 == end { return tokens.has(index - 1, ".") ? unit(index) : nil }
    guard index + 1 < end, tokens.has(index + 1, "("), tokens[index + 1].match > index else {
      return nil
    }
    let inner = (index + 2)..<tokens[index + 1].match
    if tokens.has(index, "timedelta") { return timedelta(inner) }
    if tokens.has(index, "TimeSpan") { return timeSpan(inner) }
    guard let number = evaluate(inner.lowerBound, inner.upperBound) else { return nil }
    // `TimeUnit.HOURS.toMillis(1)` and `Duration.ofHours(1).toMillis()`, or the wrong unit.
    let isConversion = tokens.isOne(index, of: "toMillis toSeconds")
    let isInSeconds =
      tokens.has(index, "toSeconds")
      || tokens.isOne(inner.upperBound + 2, of: "toSeconds getSeconds")
    return unit(isConversion ? index - 2 : index).map { $0 * number / (isInSeconds ? 1000 : 1) }
  }

  /// The seconds of `TimeSpan(ticks)`, `(hours, minutes, seconds)` and `(days, hours, …)`.
  private func timeSpan(_ inner: Range<Int>) -> Double? {
    let numbers = items(inner).compactMap { evaluate($0.0, $0.1) }
    switch numbers.count {
    case 1: return numbers[0] * 1e-7
    case 3: return numbers[0] * 3600 + numbers[1] * 60 + numbers[2]
    case 4: return numbers[0] * 86400 + numbers[1] * 3600 + numbers[2] * 60 + numbers[3]
    default: return nil
    }
  }

  private func timedelta(_ inner: Range<Int>) -> Double? {
    var result = 0.0
    for (start, end) in items(inner) {
      guard end - start > 2, tokens.has(start + 1, "="), let unit = unit(start),
        let number = evaluate(start + 2, end)
      else { return nil }
      result += unit * number
    }
    return result
  }
}

extension SDKRole {
  /// Whether the SDK makes another value of the one in the code.
  fileprivate var isConverted: Bool {
    switch self {
    case .converted, .milliseconds, .lightColor: true
    default: false
    }
  }
}
