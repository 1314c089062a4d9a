import { CodeMirror } from "./codemirror.js";

const placeholder = /^(\{\{.*?\}\}\}?|\$\{[^}"]*\}|<%.*?%>|\{%.*?%\})/;
const property = /^"(?:[^"\\]|\\.)*"(?=\s*:)/;

/** Highlights JSON with comments and the placeholders of templates; indents by open brackets. */
export function defineJSONMode() {
  CodeMirror.defineMode("fcm-json", (options) => ({
    startState: () => ({ depth: 0, inString: false, inComment: false }),
    token,
    indent: (state, after) =>
      Math.max(0, state.depth - (/^[}\]]/.test(after) ? 1 : 0)) * options.indentUnit,
    electricInput: /^\s*[}\]]$/,
    closeBrackets: { pairs: '{}[]""', explode: "{}[]" },
  }));
}

function token(stream, state) {
  if (state.inComment) return comment(stream, state);
  if (state.inString) return string(stream, state);
  if (stream.eatSpace()) return null;
  if (stream.match(placeholder)) return "placeholder";
  if (stream.match(property)) return "property";
  if (stream.match("//")) {
    stream.skipToEnd();
    return "comment";
  }
  if (stream.match("/*")) return comment(stream, state);
  if (stream.match(/^-?\d[\d.eE+-]*/)) return "number";
  if (stream.match(/^(true|false|null)\b/)) return "atom";
  const character = stream.next();
  if (character === '"') return string(stream, state);
  if (character === "{" || character === "[") state.depth += 1;
  if (character === "}" || character === "]") state.depth = Math.max(0, state.depth - 1);
  return /[{}[\]]/.test(character) ? "bracket" : null;
}

function comment(stream, state) {
  state.inComment = !stream.match(/^.*?\*\//);
  if (state.inComment) stream.skipToEnd();
  return "comment";
}

/** Reads a part of a string: a placeholder, or the text before one. Strings end with the line. */
function string(stream, state) {
  if (state.inString && stream.match(placeholder)) {
    state.inString = !stream.eol();
    return "placeholder";
  }
  state.inString = true;
  while (!stream.eol()) {
    if (stream.match(placeholder, false)) return "string";
    const character = stream.next();
    if (character === "\\") stream.next();
    if (character === '"') {
      state.inString = false;
      return "string";
    }
  }
  state.inString = false;
  return "string";
}
