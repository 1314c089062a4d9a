/// The completions of bash, which need no package and run in bash 3.2 too.
enum BashCompletions {
  static var script: String {
    head + values + "  esac\n\n" + options + operands + tail
  }

  private static let head = #"""
    # bash completion for fcmlint, written by "fcmlint completions bash".

    _fcmlint_words() {
      COMPREPLY=($(compgen -W "$2" -- "$1"))
    }

    _fcmlint_list() {
      local head="${1%"${1##*,}"}"
      COMPREPLY=($(compgen -P "$head" -W "$2" -- "${1##*,}"))
    }

    _fcmlint_pair() {
      if [[ $1 == *=* ]]; then
        _fcmlint_words "${1#*=}" "$3"
      else
        COMPREPLY=($(compgen -S = -W "$2" -- "$1"))
        compopt -o nospace 2>/dev/null
      fi
    }

    _fcmlint_nothing() {
      compopt +o default +o bashdefault 2>/dev/null
    }

    # Commands and files; the names of files may hold spaces.
    _fcmlint_first() {
      local name
      _fcmlint_words "$1" "$2"
      while IFS= read -r name; do
        COMPREPLY+=("$name")
      done < <(compgen -f -- "$1")
      compopt -o filenames 2>/dev/null
    }

    # Without an answer the shell completes the names of files, and quotes them.
    _fcmlint() {
      local i last=-1 word current command=check option='' value=''
      local -a words=()
      COMPREPLY=()
      # The shell takes --option=value for three words.
      for ((i = 1; i <= COMP_CWORD; i++)); do
        word="${COMP_WORDS[i]}"
        if ((last >= 0)) && [[ $word == = || ${words[last]} == *= ]]; then
          words[last]+="$word"
        else
          words[++last]="$word"
        fi
      done
      current="${words[last]}"
      for ((i = 0; i < last; i++)); do
        if [[ ${words[i]} == -- ]]; then return; fi
      done


    """#

  /// The values of options.
  private static var values: String {
    let names = CommandSpec.all.map(\.name)
    var text = "  if ((last > 0)); then\n    case \"${words[0]}\" in\n"
    text += "      \(names.joined(separator: " | "))) command=\"${words[0]}\" ;;\n    esac\n  fi\n"
    text += """
        if [[ $current == --*=* ]]; then
          option="${current%%=*}" value="${current#*=}"
        elif ((last > 0)); then
          option="${words[last - 1]}" value="$current"
        fi
        case "$command $option" in

      """
    for page in CommandSpec.all {
      for option in page.options where option.value != nil {
        var names = ["'\(page.name) --\(option.name)'"]
        if let letter = option.letter { names.append("'\(page.name) -\(letter)'") }
        text += "    \(names.joined(separator: " | ")))\n"
        text += answer(CompletionKind(option), "$value") + "      return ;;\n"
      }
    }
    return text
  }

  private static var options: String {
    var text = "  if [[ $current == -* ]]; then\n    case \"$command\" in\n"
    for page in CommandSpec.all {
      let names = page.options.flatMap { option in
        (option.letter.map { ["-" + $0] } ?? []) + ["--" + option.name]
      }
      let extra = page.name == "check" ? ["--version"] : []
      let list = (names + extra).joined(separator: " ")
      text += "      \(page.name)) _fcmlint_words \"$current\" '\(list)' ;;\n"
    }
    return text + "    esac\n    return\n  fi\n\n"
  }

  private static var operands: String {
    let commands = CommandSpec.all.map(\.name).joined(separator: " ")
    var text = "  if ((last == 0)); then\n    _fcmlint_first \"$current\" '\(commands)'\n"
    text += "    return\n  fi\n  case \"$command\" in\n"
    for page in CommandSpec.all {
      let answer = answer(page.command.operands, "$current")
      text += "    \(page.name))\n\(answer)      ;;\n"
    }
    return text + "  esac\n"
  }

  private static let tail = """
    }

    complete -o bashdefault -o default -F _fcmlint fcmlint

    """

  private static func answer(_ kind: CompletionKind, _ value: String) -> String {
    func list(_ words: [String]) -> String { "'" + words.joined(separator: " ") + "'" }
    switch kind {
    case .anything: return "      _fcmlint_nothing\n"
    case .files: return "      : files\n"
    case .words(let words): return "      _fcmlint_words \"\(value)\" \(list(words))\n"
    case .list(let words): return "      _fcmlint_list \"\(value)\" \(list(words))\n"
    case .pair(let keys, let words):
      return "      _fcmlint_pair \"\(value)\" \(list(keys)) \(list(words))\n"
    case .wordsWithFile(let words):
      return "      [[ \(value) == *=* ]] || _fcmlint_words \"\(value)\" \(list(words))\n"
    }
  }
}
