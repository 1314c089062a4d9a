/// The completions of zsh, to be sourced or to be found as `_fcmlint` on its path.
enum ZshCompletions {
  static var script: String {
    var text = """
      #compdef fcmlint
      # zsh completion for fcmlint, written by "fcmlint completions zsh".

      _fcmlint_pair() {
        if compset -P '*='; then compadd - ${=2}; else compadd -S = - ${=1}; fi
      }

      _fcmlint_words_with_file() {
        if compset -P '*='; then _files; else compadd - ${=1}; fi
      }


      """
    text += first
    text += "_fcmlint() {\n  local command=check is_first=0\n"
    let names = CommandSpec.all.map(\.name).joined(separator: "|")
    text += "  if (( CURRENT == 2 )); then\n    is_first=1\n"
    text += "  elif [[ $words[2] == (\(names)) ]]; then\n"
    text += "    command=$words[2]\n    words[2]=()\n    (( CURRENT-- ))\n  fi\n"
    text += "  case $command in\n"
    for page in CommandSpec.all { text += arguments(of: page) }
    return text + """
        esac
      }

      if [[ $funcstack[1] == _fcmlint ]]; then
        _fcmlint "$@"
      else
        compdef _fcmlint fcmlint
      fi

      """
  }

  /// The first operand: a command or a file.
  private static var first: String {
    let commands = CommandSpec.all.map { page in
      "    " + Completions.quoted(escaped(page.name) + ":" + page.summary)
    }
    return """
      _fcmlint_paths() {
        local -a commands=(
      \(commands.joined(separator: "\n"))
        )
        (( is_first )) && _describe -t commands command commands
        _files
      }


      """
  }

  private static func arguments(of page: CommandSpec) -> String {
    var lines = page.options.map(specification)
    let operands = page.command.operands
    if page.name == "check" {
      lines.append("'(- *)--version[show the version]'")
      lines.append("'*:path:_fcmlint_paths'")
    } else if let action = action(operands) {
      lines.append("\(Completions.quoted("*:operand:" + action))")
    }
    let list = lines.joined(separator: " \\\n        ")
    return "    \(page.name))\n      _arguments -S \\\n        \(list) ;;\n"
  }

  private static func specification(_ option: OptionSpec) -> String {
    let help = "[\(escaped(option.help))]"
    guard let value = option.value else {
      guard let letter = option.letter else {
        return Completions.quoted("--\(option.name)\(help)")
      }
      let names = "-\(letter) --\(option.name)"
      return "'(\(names))'{-\(letter),--\(option.name)}" + Completions.quoted(help)
    }
    let action = action(CompletionKind(option)) ?? " "
    return Completions.quoted("*--\(option.name)=\(help):\(escaped(value)):\(action)")
  }

  private static func action(_ kind: CompletionKind) -> String? {
    func list(_ words: [String]) -> String { words.joined(separator: " ") }
    // Behind a space the words of an action stay as they are.
    switch kind {
    case .anything: return nil
    case .files: return "_files"
    case .words(let words): return "(\(list(words)))"
    case .list(let words): return "_sequence compadd - \(list(words))"
    case .pair(let keys, let words): return " _fcmlint_pair \"\(list(keys))\" \"\(list(words))\""
    case .wordsWithFile(let words): return " _fcmlint_words_with_file \"\(list(words))\""
    }
  }

  /// A text in which no colon and no bracket has a meaning.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      if "[]:\\".contains(character) { escaped += "\\" }
      escaped.append(character)
    }
  }
}
