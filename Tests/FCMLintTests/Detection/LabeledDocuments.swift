import Foundation
import XCTest

@testable import FCMLint

/// The labeled documents from which the weights of detection are derived.
enum LabeledDocuments {
  /// The features of a document, and whether they must reach the threshold of a kind.
  struct Constraint {
    var document: String
    var kind: DocumentKind
    var isOfKind: Bool
    var counts: TraitCounts

    func score(_ counts: TraitCounts) -> Int {
      Int(Feature.scores(of: counts)[Int(kind.rawValue)])
    }

    /// Whether a rule accepts the document, whatever its score is.
    static func isCertain(_ counts: TraitCounts, _ kind: DocumentKind) -> Bool {
      kind == .sendRequest && counts.isCertainRequest
        || kind == .message && counts.isCertainMessage
    }

    /// Whether the score decides.
    var isScored: Bool { !Self.isCertain(counts, kind) }

    func isRight(_ counts: TraitCounts) -> Bool {
      Self.isCertain(counts, kind) ? isOfKind : isRight(score(counts))
    }

    func isRight(_ score: Int) -> Bool { (score >= Int(Feature.threshold)) == isOfKind }
  }

  /// The labels of files in folders with several kinds: one for each object in a file, or one for
  /// all.
  private static func labels() throws -> [String: [String]] {
    let file = try Fixtures.files(in: "detection").first { $0.name == "labels.txt" }
    let lines = String(decoding: file?.bytes ?? [], as: UTF8.self).split(separator: "\n")
    let rows = lines.map { $0.split(separator: " ").map(String.init) }
    return Dictionary(uniqueKeysWithValues: rows.map { ($0[0], Array($0.dropFirst())) })
  }

  static func constraints() throws -> [Constraint] {
    let labels = try labels()
    var constraints: [Constraint] = []
    for folder in ["foreign", "near", "messages", "clean", "traps", "detection"] {
      for file in try Corpus.files(in: folder) where isSource(file.name) {
        let path = "\(folder)/\(file.name)"
        let usual = ["foreign": "none", "detection": stem(file.name)][folder] ?? "send-request"
        let kinds = labels[path] ?? [usual]
        let objects = documents(file).flatMap(objects)
        for (number, object) in objects.enumerated() {
          let kind = kinds.count == 1 ? kinds[0] : number < kinds.count ? kinds[number] : "?"
          constraints += self.constraints(object, kind, "\(path):\(number + 1)")
        }
        if kinds.count > 1 { XCTAssertEqual(objects.count, kinds.count, path) }
      }
    }
    return constraints
  }

  private static func isSource(_ name: String) -> Bool {
    // Documents in JSON Lines files are read line by line.
    [".json", ".jsonl", ".ndjson"].contains { name.hasSuffix($0) }
      && !name.contains("over-several-lines")
  }

  private static func stem(_ name: String) -> String { String(name.prefix { $0 != "." }) }

  private static func documents(_ file: Corpus.File) -> [[UInt8]] {
    guard file.layout == .lines else { return [file.bytes] }
    return file.bytes.split(separator: UInt8(ascii: "\n")).map(Array.init)
  }

  /// The features of an object for each possible interpretation.
  private struct Object: Sendable {
    var messages: [TraitCounts] = []
    var holdsObject = false
    var root = TraitCounts()
    var spelled = TraitCounts()

    init(_ root: JSONNode) {
      if let wrapper = MessageWrapper(root) {
        messages = wrapper.messages
        holdsObject = wrapper.holdsObject
      }
      self.root.read(root)
      spelled = self.root
      spelled.addSpelling(of: root)
    }
  }

  private static func objects(_ bytes: [UInt8]) -> [Object] {
    JSONTree.read(bytes, templates: Configuration().templates) { tree in
      guard let root = tree.root else { return [] }
      return (root.isArray ? Array(root.elements) : [root]).filter(\.isObject).map(Object.init)
    }
  }

  private static func constraints(_ object: Object, _ word: String, _ name: String)
    -> [Constraint]
  {
    let label = DocumentKind.allCases.first { $0.word == word }
    XCTAssertTrue(label != nil || word == "none", "no label for \(name)")
    func constraint(_ kind: DocumentKind, _ isOfKind: Bool, _ counts: TraitCounts) -> Constraint {
      Constraint(document: name, kind: kind, isOfKind: isOfKind, counts: counts)
    }
    let messages = object.messages
    if !messages.isEmpty, label == .sendRequest || object.holdsObject {
      // Any of the messages in a wrapper may make it a send request.
      guard label != .sendRequest || messages.count == 1 else { return [] }
      return messages.map { constraint(.sendRequest, label == .sendRequest, $0) }
    }
    let isBare = label == .adminNode || label == .sendRequest
    let kind = isBare ? .message : label
    let asked = DocumentDetector.rootKinds.prefix { $0 != kind } + (kind.map { [$0] } ?? [])
    var constraints = messages.map { constraint(.sendRequest, false, $0) }
    // A rule without weights recognizes payloads for APNs.
    if kind == .apnsPayload { return constraints }
    constraints += asked.map { constraint($0, $0 == kind, object.root) }
    if kind == .message {
      constraints.append(constraint(.adminNode, label == .adminNode, object.spelled))
    }
    return constraints
  }
}
