#if arch(wasm32)
  import FCMLintServer
  import FCMLintWeb

  // The language server, the answers to symptoms and the schemas, which only fcmlint.wasm has.

  /// The only server of this instance of the module.
  private nonisolated(unsafe) let server = MemoryHost().server()

  /// Gives the server a message of the client; returns a JSON array of the messages to send.
  ///
  /// With an empty message, the server lints the documents that have changed: call it when no message
  /// is waiting, so that only the last of several changes is linted.
  @_cdecl("fcmlint_serve")
  public func serve(_ message: UnsafePointer<UInt8>?, _ count: Int) -> UnsafeMutableRawPointer {
    let messages =
      count == 0
      ? server.lintChanged()
      : server.receive(bytes(message, count))
    return result("[" + messages.joined(separator: ",") + "]")
  }

  /// Lints one of the files for which a request waits; returns a JSON array of the messages to send, or
  /// `null` if no request waits.
  ///
  /// Call it when no message is waiting, until it returns `null`.
  @_cdecl("fcmlint_work")
  public func work() -> UnsafeMutableRawPointer {
    result(server.hasWork ? "[" + server.continueWork().joined(separator: ",") + "]" : "null")
  }

  /// Explains a question; `text` is empty if it is about no file.
  @_cdecl("fcmlint_explain")
  public func explain(
    _ question: UnsafePointer<UInt8>?, _ count: Int, _ text: UnsafePointer<UInt8>?,
    _ textCount: Int, _ path: UnsafePointer<UInt8>?, _ pathCount: Int,
    _ options: UnsafePointer<UInt8>?, _ optionsCount: Int
  ) -> UnsafeMutableRawPointer {
    result(
      SourceEngine.explain(
        bytes(question, count), bytes(text, textCount), path: bytes(path, pathCount),
        options: bytes(options, optionsCount)))
  }

  /// Reads the messages in a text in any language.
  @_cdecl("fcmlint_read")
  public func read(
    _ text: UnsafePointer<UInt8>?, _ textCount: Int, _ path: UnsafePointer<UInt8>?,
    _ pathCount: Int, _ options: UnsafePointer<UInt8>?, _ optionsCount: Int
  ) -> UnsafeMutableRawPointer {
    result(
      SourceEngine.read(
        bytes(text, textCount), path: bytes(path, pathCount),
        options: bytes(options, optionsCount)))
  }

  @_cdecl("fcmlint_schema")
  public func schema(_ kind: UnsafePointer<UInt8>?, _ count: Int) -> UnsafeMutableRawPointer {
    result(WebEngine.schema(bytes(kind, count)))
  }
#endif
