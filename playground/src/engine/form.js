/** Names of the languages that the engine finds, for "found in …". */
const languages = {
  shell: "a shell command", http: "an HTTP request", javaScript: "JavaScript", typeScript: "TypeScript", python: "Python", php: "PHP",
  java: "Java", kotlin: "Kotlin", go: "Go", csharp: "C#", dart: "Dart", ruby: "Ruby", swift: "Swift", rust: "Rust", scala: "Scala",
  elixir: "Elixir", markdown: "Markdown", html: "HTML", yaml: "YAML", terraform: "Terraform",
  postman: "a Postman collection", insomnia: "an Insomnia export", notebook: "a notebook",
};

/** JSON that holds requests or code in strings: what only it contains, and the ending of its files. */
const collections = [
  [/"schema"\s*:\s*"https:\/\/schema\.(get)?postman\.com\//, ".postman_collection.json"],
  [/"__export_format"\s*:/, ".insomnia.json"],
  [/"nbformat"\s*:/, ".ipynb"],
];

/** "in a curl command", for the language of a text. */
export function place(language, text) {
  if (language === "shell" && /\bcurl\b/.test(text)) return "in a curl command";
  return `in ${languages[language] ?? "the text"}`;
}

/**
 * What a text is: `json`, `lines` of JSON, the ending of a collection, or `code`; only the module with all functions reads the
 * last two.
 *
 * @param {string} text
 */
export function formOf(text) {
  const start = text.replace(/^(\s|\ufeff|\/\/[^\n]*|\/\*[^]*?\*\/)+/, "");
  // Templates may begin with a tag.
  if (/^([a-z$#@`]|<\?php)/i.test(start)) return "code";
  const collection = start.startsWith("{") && collections.find(([sign]) => sign.test(start));
  if (collection) return collection[1];
  const lines = start.trimEnd().split("\n");
  return lines.length > 1 && lines.every((line) => /^\{.*".*\}\s*$/.test(line)) ? "lines" : "json";
}

const jsonNames = /\.(json|jsonc|json5|apns)$/i;
const lineNames = /\.(jsonl|ndjson)$/i;

/** The path under which the engine reads a text of a form: that of the opened file if it fits. */
export function pathOf(form, path) {
  if (form === "lines") return lineNames.test(path) ? path : "message.jsonl";
  if (form === "json") return jsonNames.test(path) || lineNames.test(path) ? path : "message.json";
  if (form !== "code") return `pasted${form}`;
  return jsonNames.test(path) || lineNames.test(path) ? "pasted" : path;
}
