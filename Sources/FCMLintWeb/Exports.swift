#if arch(wasm32)
  // The exported functions of the WebAssembly module; WebMemory.swift describes their parameters.

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

  @_expose(wasm, "fcmlint_rules")
  @_cdecl("fcmlint_rules")
  public func rules() -> UnsafeMutableRawPointer { result(WebEngine.rules()) }

  @_expose(wasm, "fcmlint_version")
  @_cdecl("fcmlint_version")
  public func version() -> UnsafeMutableRawPointer { result(WebEngine.version()) }
#endif
