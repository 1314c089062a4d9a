#if arch(wasm32)
  import FCMLintWeb

  // Completion and hover: the functions of editor.wasm, which contains no rules.

  @_cdecl("fcmlint_complete")
  public func complete(
    _ text: UnsafePointer<UInt8>?, _ textCount: Int, _ path: UnsafePointer<UInt8>?,
    _ pathCount: Int, _ options: UnsafePointer<UInt8>?, _ optionsCount: Int
  ) -> UnsafeMutableRawPointer {
    result(
      EditorEngine.complete(
        bytes(text, textCount), path: bytes(path, pathCount),
        options: bytes(options, optionsCount)))
  }

  @_cdecl("fcmlint_hover")
  public func hover(
    _ text: UnsafePointer<UInt8>?, _ textCount: Int, _ path: UnsafePointer<UInt8>?,
    _ pathCount: Int, _ options: UnsafePointer<UInt8>?, _ optionsCount: Int
  ) -> UnsafeMutableRawPointer {
    result(
      EditorEngine.hover(
        bytes(text, textCount), path: bytes(path, pathCount),
        options: bytes(options, optionsCount)))
  }
#endif
