/// The memory that the process has freed.
package enum FreeMemory {
  /// Returns freed memory to the system, which the allocator of the GNU C library otherwise keeps for
  /// later.
  package static func release() {
    #if canImport(Glibc)
      _ = trimmed(0)
    #endif
  }
}

#if canImport(Glibc)
  // The module of the library does not contain this function.
  @_silgen_name("malloc_trim")
  private func trimmed(_ kept: Int) -> Int32
#endif
