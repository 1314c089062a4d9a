import FCMLint
import XCTest

/// Long documents of repeated tokens: the server answers every request about them.
///
/// `make bench-server` measures the time.
final class LongDocumentTests: XCTestCase {
  private static let texts = [
    String(repeating: "[", count: 20_000), String(repeating: #"{"a":"#, count: 20_000),
    String(repeating: "\"", count: 20_000),
    #"{"message":{"topic":"a","data":{"# + String(repeating: "\"k\":\"v\",\n", count: 5000),
    #"{"message":{"condition":""# + String(repeating: "'a' in topics && ", count: 2000),
    #"{"message":{"topic":""# + String(repeating: "{{", count: 10_000),
    #"{"message":{"topic":""# + String(repeating: "\\", count: 20_001),
    #"{"message":{"topic":"a"}}"# + String(repeating: "\r", count: 20_000),
  ]

  func testEveryRequestIsAnswered() {
    for text in Self.texts {
      let uri = "file:///project/a.json"
      let place = #""textDocument":{"uri":"\#(uri)"}"#
      let range = #"{"start":{"line":0,"character":0},"end":{"line":9999,"character":0}}"#
      var messages = [ServerRun.hello, ServerRun.open(uri, text)]
      for version in 2..<30 {
        let edit =
          #"{"range":{"start":{"line":0,"character":9},"end":{"line":0,"character":9}},"text":" "}"#
        messages.append(
          ServerRun.notification(
            "textDocument/didChange",
            #"{"textDocument":{"uri":"\#(uri)","version":\#(version)},"contentChanges":[\#(edit)]}"#
          ))
      }
      let methods = [
        "hover", "completion", "codeAction", "codeLens", "documentColor", "inlayHint",
        "documentSymbol", "foldingRange",
      ]
      for (id, method) in methods.enumerated() {
        messages.append(
          #"{"jsonrpc":"2.0","id":\#(id + 10),"method":"textDocument/\#(method)","params":{\#(place),"#
            + #""position":{"line":0,"character":500},"range":\#(range),"context":{"diagnostics":[]}}}"#
        )
      }
      let run = ServerRun(messages + ServerRun.goodbye)
      XCTAssertEqual(run.status, 0, String(text.prefix(40)))
      let ids = Set(run.objects.compactMap { $0["id"] as? Int })
      XCTAssertTrue(ids.isSuperset(of: 10..<10 + methods.count), "\(ids) \(text.prefix(40))")
    }
  }
}
