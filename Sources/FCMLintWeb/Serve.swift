#if arch(wasm32)
  import FCMLintServer

  // The language server, as an exported function of the WebAssembly module. scripts/build-wasm compiles
  // this file as a module of its own, because the module without a server is smaller.

  /// The only server of this instance of the module.
  private nonisolated(unsafe) let server = MemoryHost().server()

  /// Gives the server a message of the client; returns a JSON array of the messages to send.
  ///
  /// With an empty message, the server lints the documents that have changed: call it when no message
  /// is waiting, so that only the last of several changes is linted.
  @_expose(wasm, "fcmlint_serve")
  @_cdecl("fcmlint_serve")
  public func serve(_ message: UnsafePointer<UInt8>?, _ count: Int) -> UnsafeMutableRawPointer {
    let messages =
      count == 0
      ? server.lintChanged()
      : server.receive(Array(UnsafeBufferPointer(start: message, count: count)))
    return framed("[" + messages.joined(separator: ",") + "]")
  }

  /// The text after its length in bytes, a little-endian 32-bit number; the caller frees it.
  private func framed(_ text: String) -> UnsafeMutableRawPointer {
    var text = text
    return text.withUTF8 { utf8 in
      let memory = UnsafeMutableRawPointer.allocate(byteCount: utf8.count + 4, alignment: 8)
      memory.storeBytes(of: UInt32(utf8.count).littleEndian, as: UInt32.self)
      if let base = utf8.baseAddress { (memory + 4).copyMemory(from: base, byteCount: utf8.count) }
      return memory
    }
  }
#endif
