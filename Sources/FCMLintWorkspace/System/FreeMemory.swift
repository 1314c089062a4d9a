/// The memory that the process has freed, which the allocator of the GNU C library otherwise keeps for
/// later.
package enum FreeMemory {
  /// Returns freed memory to the system.
  package static func release() {
    #if canImport(Glibc)
      _ = trimmed(0)
    #endif
  }

  /// From now on returns each large block to the system when it is freed.
  package static func releaseLargeBlocks() {
    #if canImport(Glibc)
      _ = setOption(blockSizeOption, largeBlock)
    #endif
  }
}

#if canImport(Glibc)
  // The module of the library does not contain these functions.
  @_silgen_name("malloc_trim")
  private func trimmed(_ kept: Int) -> Int32

  @_silgen_name("mallopt")
  private func setOption(_ option: Int32, _ value: Int32) -> Int32

  /// `M_MMAP_THRESHOLD`: unless it is set, it rises to the size of the largest block that was freed.
  private let blockSizeOption: Int32 = -3

  /// In bytes. To get smaller blocks from the system costs more time than they need.
  private let largeBlock: Int32 = 1 << 20
#endif
