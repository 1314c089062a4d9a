/// The completions of fish.
enum FishCompletions {
  static var script: String {
    let names = CommandSpec.all.map(\.name).joined(separator: " ")
    var text = #"""
      # fish completion for fcmlint, written by "fcmlint completions fish".

      function __fcmlint_in
        set -l words (commandline -opc)
        set -l command check
        if set -q words[2]; and contains -- $words[2] NAMES
          set command $words[2]
        end
        test $command = $argv[1]
      end

      function __fcmlint_is_first
        test (count (commandline -opc)) -eq 1
      end

      function __fcmlint_value
        commandline -ct | string replace -r -- '^--[a-z-]+=' ''
      end

      function __fcmlint_list
        set -l head (string match -r -- '^.*,' (__fcmlint_value))
        printf '%s\n' "$head"$argv
      end

      function __fcmlint_pair
        set -l key (string match -r -- '^[^=]*=' (__fcmlint_value))
        if test -n "$key"
          printf '%s\n' "$key"(string split ' ' -- $argv[2])
        else
          printf '%s=\n' (string split ' ' -- $argv[1])
        end
      end

      complete -c fcmlint -f

      """#
    text = text.split(separator: "NAMES", maxSplits: 1).joined(separator: names)
    for page in CommandSpec.all {
      text +=
        "complete -c fcmlint -n __fcmlint_is_first -a \(page.name) -d \(quoted(page.summary))\n"
    }
    for page in CommandSpec.all {
      let condition = "complete -c fcmlint -n '__fcmlint_in \(page.name)'"
      for option in page.options {
        text += condition + " -l \(option.name)" + (option.letter.map { " -s \($0)" } ?? "")
        if option.value != nil { text += value(CompletionKind(option)) }
        text += " -d \(quoted(option.help))\n"
      }
      switch page.command.operands {
      case .anything: continue
      case .files: text += condition + " -F\n"
      case let operands: text += condition + candidates(operands) + "\n"
      }
    }
    return text
      + "complete -c fcmlint -n __fcmlint_is_first -l version -d 'show the version'\n"
  }

  /// What the value of an option can be.
  private static func value(_ kind: CompletionKind) -> String {
    switch kind {
    case .files, .wordsWithFile: " -r -F" + candidates(kind)
    default: " -x" + candidates(kind)
    }
  }

  private static func candidates(_ kind: CompletionKind) -> String {
    func list(_ words: [String]) -> String { words.joined(separator: " ") }
    switch kind {
    case .anything, .files: return ""
    case .words(let words), .wordsWithFile(let words): return " -a \(quoted(list(words)))"
    case .list(let words): return " -a \(quoted("(__fcmlint_list \(list(words)))"))"
    case .pair(let keys, let words):
      return " -a \(quoted("(__fcmlint_pair '\(list(keys))' '\(list(words))')"))"
    }
  }

  /// A text between single quotes, in which fish reads two escapes.
  private static func quoted(_ text: String) -> String {
    "'"
      + text.reduce(into: "") { quoted, character in
        if "'\\".contains(character) { quoted += "\\" }
        quoted.append(character)
      } + "'"
  }
}
