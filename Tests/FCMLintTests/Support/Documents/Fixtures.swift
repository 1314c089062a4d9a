import Foundation
import XCTest

/// The files of the folder `fixtures` in the repository.
enum Fixtures {
  static let folder = Golden.root.appendingPathComponent("fixtures")

  /// The names and bytes of the files in a subfolder, sorted by name.
  static func files(in subfolder: String) throws -> [(name: String, bytes: [UInt8])] {
    let folder = folder.appendingPathComponent(subfolder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    XCTAssertFalse(names.isEmpty, "\(subfolder) is empty")
    return try names.filter { !$0.hasPrefix(".") }.compactMap { name in
      let file = folder.appendingPathComponent(name)
      return file.hasDirectoryPath ? nil : (name, Array(try Data(contentsOf: file)))
    }
  }
}
