/// How the program ends.
enum ExitStatus: Int32 {
  /// It did its work and found nothing that fails the run.
  case clean = 0
  /// It did its work and found something.
  case findings = 1
  /// It could not do its work.
  case failed = 2
}
