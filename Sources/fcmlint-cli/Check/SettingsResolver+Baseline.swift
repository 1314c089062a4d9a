import FCMLint
import FCMLintWorkspace

extension SettingsResolver {
  /// The known findings for paths with a configuration: those of `--baseline` or, without it, those
  /// in the baseline that the configuration names.
  func known(_ layers: ConfigurationChain) -> Result<KnownFindings?, ConfigurationFinder.Failure> {
    guard usesBaselines, let reference = layers.baseline else { return .success(baseline) }
    // Configurations that inherit a baseline share it.
    if let known = known[reference.layer.path] { return .success(known) }
    return read(reference).map { found in
      if let found { known[reference.layer.path] = found }
      return found
    }
  }

  private func read(
    _ reference: ConfigurationChain.BaselineReference
  ) -> Result<KnownFindings?, ConfigurationFinder.Failure> {
    let folder = directory.absolute(FilePath(bytes: reference.layer.path).folder)
    if let option = options.baseline ?? options.newBaseline {
      let isSame = directory.absolute(option) == directory.absolute(reference.file)
      if var baseline {
        if isSame { baseline.folder = folder }
        return .success(baseline)
      }
      // A new baseline contains all findings, so the old one is not needed and may be missing.
      return .success(isSame ? KnownFindings(reference.file, Baseline(), folder: folder) : nil)
    }
    return baselines.read(reference).map { KnownFindings(reference.file, $0, folder: folder) }
  }
}
