#if arch(wasm32)
  // How the exported functions take and return texts.
  //
  // The caller writes UTF-8 into memory from `fcmlint_allocate`. Each function returns memory that
  // begins with the length of the answer in bytes, as a little-endian 32-bit number. The caller frees
  // both with `fcmlint_free`. Both functions are in packaging/wasm/runtime.c.

  package func bytes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
    Array(UnsafeBufferPointer(start: start, count: count))
  }

  /// The text after its length in bytes, a little-endian 32-bit number; the caller frees it.
  package func result(_ text: String) -> UnsafeMutableRawPointer {
    var text = text
    return text.withUTF8 { utf8 in
      let memory = UnsafeMutableRawPointer.allocate(byteCount: utf8.count + 4, alignment: 8)
      memory.storeBytes(of: UInt32(utf8.count).littleEndian, as: UInt32.self)
      if let base = utf8.baseAddress { (memory + 4).copyMemory(from: base, byteCount: utf8.count) }
      return memory
    }
  }
#endif
