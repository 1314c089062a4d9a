// Completion and hover: the module must answer like the language server of the program, and never trap.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { EngineInstance } from "../../playground/src/engine/module.js";

/** The number of places in each document that are compared. */
const places = 6;

const capabilities = {
  general: { positionEncodings: ["utf-8"] },
  textDocument: {
    completion: { completionItem: { snippetSupport: true, insertTextModeSupport: { valueSet: [1] }, documentationFormat: ["plaintext"] } },
    hover: { contentFormat: ["plaintext"] },
  },
};

/** Compares completion and hover in documents without findings, at some places of each. */
export function compareEditor(comparison, module, engine, paths) {
  const editor = new EngineInstance(module);
  const questions = [];
  const messages = [{ id: 0, method: "initialize", params: { capabilities } }, { method: "initialized", params: {} }];
  for (const [index, path] of paths.entries()) {
    const text = readFileSync(path);
    const name = `${index}${path.slice(path.lastIndexOf("."))}`;
    if (text.length > 20_000 || !Buffer.from(text.toString()).equals(text)) continue;
    // The server adds rules to what it says about fields.
    const { findings } = JSON.parse(engine.call("lint", [text, name, '{"level":"hint"}']));
    const textDocument = { uri: `file:///nowhere/${name}` };
    messages.push({ method: "textDocument/didOpen", params: { textDocument: { ...textDocument, languageId: "json", version: 1, text: text.toString() } } });
    for (let place = 0; place < places; place += 1) {
      const offset = boundary(text, Math.floor(((place + 0.5) / places) * text.length));
      for (const method of findings.length === 0 ? ["completion", "hover"] : ["completion"]) {
        messages.push({ id: questions.length + 1, method: `textDocument/${method}`, params: { textDocument, position: position(text, offset) } });
        questions.push({ path, method, text, name, offset });
      }
    }
    // The server suggests topics of other documents.
    messages.push({ method: "textDocument/didClose", params: { textDocument } });
  }
  messages.push({ id: "end", method: "shutdown" }, { method: "exit" });
  const answers = converse(comparison, messages);
  for (const [index, { path, method, text, name, offset }] of questions.entries()) {
    comparison.attempt(path, () => {
      const call = method === "hover" ? "hover" : "complete";
      const said = JSON.parse(editor.call(call, [text, name, JSON.stringify({ offset })]));
      const { result } = answers.get(index + 1);
      const expected = method === "hover" ? page(result?.contents.value ?? null) : result.items.map(({ label, textEdit }) => [label, textEdit.newText]);
      const actual = method === "hover" ? said.text : said.items.map(({ label, text, snippet }) => [label, snippet ?? text]);
      comparison.equal(`${method} at ${offset}`, path, JSON.stringify(expected, null, 1), JSON.stringify(actual, null, 1));
    });
  }
  return questions.length;
}

/** The nearest offset before one inside a character or a line break, which has no position in a line. */
function boundary(text, offset) {
  while (offset > 0 && (text[offset] & 0xc0) === 0x80) offset -= 1;
  return text[offset] === 0x0a && text[offset - 1] === 0x0d ? offset - 1 : offset;
}

/** A position in UTF-8. */
function position(text, offset) {
  const before = text.subarray(0, offset).toString("latin1").split(/\r\n|\n|\r(?!$)/);
  return { line: before.length - 1, character: before.at(-1).length };
}

/** The server also says how large a message is, and what each platform does with a value. */
function page(text) {
  return text?.replace(/\n\n(?:Android|Apple|web) \d+\+? B[^\n]*$/, "")
    .replace(/\n\nPreview:?(?:\n+- [^\n]*)+$/, "") ?? null;
}

/** The responses of the program to messages, by ID. */
function converse(comparison, messages) {
  const framed = messages.map((message) => {
    const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }));
    return Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`), body]);
  });
  const folder = mkdtempSync(join(tmpdir(), "fcmlint-lsp-"));
  const output = Buffer.from(comparison.run(["lsp"], Buffer.concat(framed), folder));
  rmSync(folder, { recursive: true });
  const answers = new Map();
  for (let start = 0; start < output.length;) {
    const head = output.indexOf("\r\n\r\n", start);
    const length = Number(/Content-Length: (\d+)/.exec(output.subarray(start, head))[1]);
    const message = JSON.parse(output.subarray(head + 4, head + 4 + length));
    if (message.id !== undefined && message.method === undefined) answers.set(message.id, message);
    start = head + 4 + length;
  }
  return answers;
}
