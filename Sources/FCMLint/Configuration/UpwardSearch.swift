/// Searches a folder and its parents for something, and caches the result for each folder.
package struct UpwardSearch<Found> {
  /// The last result, because consecutive files are mostly in the same folder.
  private var last: (folder: FilePath, found: Found?)?
  private var known: [FilePath: Found?] = [:]

  package init() {}

  /// The result of `probe` for the folder or its nearest parent; nil if it finds nothing.
  package mutating func nearest(to folder: FilePath, _ probe: (FilePath) -> Found?) -> Found? {
    if let last, last.folder == folder { return last.found }
    // Avoids the dictionary in runs on a single folder.
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
