#if arch(wasm32)
  import FCMLintWeb

  // The functions of engine.wasm; WebMemory.swift describes their parameters.

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

  @_cdecl("fcmlint_rules")
  public func rules() -> UnsafeMutableRawPointer { result(WebEngine.rules()) }

  @_cdecl("fcmlint_version")
  public func version() -> UnsafeMutableRawPointer { result(WebEngine.version()) }
#endif
