/** Names of the languages that the engine finds, for "found in …". */
const languages = {
  shell: "a shell command", http: "an HTTP request", javaScript: "JavaScript", typeScript: "TypeScript", python: "Python", php: "PHP",
  java: "Java", kotlin: "Kotlin", go: "Go", csharp: "C#", dart: "Dart", ruby: "Ruby", swift: "Swift", rust: "Rust", scala: "Scala",
  elixir: "Elixir", markdown: "Markdown", html: "HTML", yaml: "YAML", terraform: "Terraform",
};

/** "in a curl command", for the language of a text. */
export function place(language, text) {
  if (language === "shell" && /\bcurl\b/.test(text)) return "in a curl command";
  return `in ${languages[language] ?? "the text"}`;
}

/**
 * What a text is by its beginning: `json`, `lines` of JSON, or `code`, which only the module with all functions reads.
 *
 * @param {string} text
 */
export function formOf(text) {
  const start = text.replace(/^(\s|\ufeff|\/\/[^\n]*|\/\*[^]*?\*\/)+/, "");
  // Templates may begin with a tag.
  if (/^([a-z$#@`]|<\?php)/i.test(start)) return "code";
  const lines = start.trimEnd().split("\n");
  return lines.length > 1 && lines.every((line) => /^\{.*".*\}\s*$/.test(line)) ? "lines" : "json";
}

const jsonNames = /\.(json|jsonc|json5|apns)$/i;
const lineNames = /\.(jsonl|ndjson)$/i;

/** The path under which the engine reads a text of a form: that of the opened file if it fits. */
export function pathOf(form, path) {
  if (form === "lines") return lineNames.test(path) ? path : "message.jsonl";
  if (form === "json") return jsonNames.test(path) || lineNames.test(path) ? path : "message.json";
  return jsonNames.test(path) || lineNames.test(path) ? "pasted" : path;
}
