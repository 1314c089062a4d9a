import FCMLint

/// Searches from folders upward for the nearest one that has something, each folder once.
struct UpwardSearch<Found> {
  /// The last result: neighbors have the same folder, and most runs have only one.
  private var last: (folder: FilePath, found: Found?)?
  private var known: [FilePath: Found?] = [:]

  /// What `probe` finds in the folder or the nearest one above it; nil where it finds nothing.
  mutating func nearest(to folder: FilePath, _ probe: (FilePath) -> Found?) -> Found? {
    if let last, last.folder == folder { return last.found }
    // A table costs more than a run over a single folder has to spend.
    let usesTable = last != nil
    var passed: [FilePath] = []
    var found: Found?
    var current = folder
    while true {
      if usesTable, let result = known[current] {
        found = result
        break
      }
      passed.append(current)
      found = probe(current)
      if found != nil || current.bytes.count <= 1 { break }
      current = current.folder
    }
    if usesTable { for folder in passed { known[folder] = .some(found) } }
    last = (folder, found)
    return found
  }
}
