#if arch(wasm32)
  // The exported functions of the WebAssembly module.
  //
  // The caller writes UTF-8 into memory from `fcmlint_allocate`. Each function returns memory that
  // begins with the length of the answer in bytes, as a little-endian 32-bit number. The caller frees
  // both with `fcmlint_free`.

  private func bytes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
    Array(UnsafeBufferPointer(start: start, count: count))
  }

  /// The text after its length in bytes, a little-endian 32-bit number; the caller frees it.
  private func result(_ text: String) -> UnsafeMutableRawPointer {
    var text = text
    return text.withUTF8 { utf8 in
      let memory = UnsafeMutableRawPointer.allocate(byteCount: utf8.count + 4, alignment: 8)
      memory.storeBytes(of: UInt32(utf8.count).littleEndian, as: UInt32.self)
      if let base = utf8.baseAddress { (memory + 4).copyMemory(from: base, byteCount: utf8.count) }
      return memory
    }
  }

  @_expose(wasm, "fcmlint_allocate")
  @_cdecl("fcmlint_allocate")
  public func allocate(_ count: Int) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer.allocate(byteCount: max(count, 1), alignment: 8)
  }

  @_expose(wasm, "fcmlint_free")
  @_cdecl("fcmlint_free")
  public func free(_ memory: UnsafeMutableRawPointer) { memory.deallocate() }

  @_expose(wasm, "fcmlint_lint")
  @_cdecl("fcmlint_lint")
  public func lint(
    _ text: UnsafePointer<UInt8>?, _ textCount: Int, _ path: UnsafePointer<UInt8>?,
    _ pathCount: Int, _ options: UnsafePointer<UInt8>?, _ optionsCount: Int
  ) -> UnsafeMutableRawPointer {
    result(
      WebEngine.lint(
        bytes(text, textCount), path: bytes(path, pathCount),
        options: bytes(options, optionsCount)))
  }

  @_expose(wasm, "fcmlint_fix")
  @_cdecl("fcmlint_fix")
  public func fix(
    _ text: UnsafePointer<UInt8>?, _ textCount: Int, _ path: UnsafePointer<UInt8>?,
    _ pathCount: Int, _ options: UnsafePointer<UInt8>?, _ optionsCount: Int
  ) -> UnsafeMutableRawPointer {
    result(
      WebEngine.fix(
        bytes(text, textCount), path: bytes(path, pathCount),
        options: bytes(options, optionsCount)))
  }

  @_expose(wasm, "fcmlint_preview")
  @_cdecl("fcmlint_preview")
  public func preview(
    _ text: UnsafePointer<UInt8>?, _ textCount: Int, _ path: UnsafePointer<UInt8>?,
    _ pathCount: Int, _ options: UnsafePointer<UInt8>?, _ optionsCount: Int
  ) -> UnsafeMutableRawPointer {
    result(
      WebEngine.preview(
        bytes(text, textCount), path: bytes(path, pathCount),
        options: bytes(options, optionsCount)))
  }

  @_expose(wasm, "fcmlint_explain")
  @_cdecl("fcmlint_explain")
  public func explain(
    _ question: UnsafePointer<UInt8>?, _ count: Int
  ) -> UnsafeMutableRawPointer {
    result(WebEngine.explain(bytes(question, count)))
  }

  @_expose(wasm, "fcmlint_rules")
  @_cdecl("fcmlint_rules")
  public func rules() -> UnsafeMutableRawPointer { result(WebEngine.rules()) }

  @_expose(wasm, "fcmlint_schema")
  @_cdecl("fcmlint_schema")
  public func schema(_ kind: UnsafePointer<UInt8>?, _ count: Int) -> UnsafeMutableRawPointer {
    result(WebEngine.schema(bytes(kind, count)))
  }

  @_expose(wasm, "fcmlint_version")
  @_cdecl("fcmlint_version")
  public func version() -> UnsafeMutableRawPointer { result(WebEngine.version()) }
#endif
