// Damaged copies of documents: both engines must say the same about them.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

let state = 0x2545f491;
function random(limit) {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return (state >>> 0) % limit;
}

function damage(text) {
  const place = random(text.length + 1);
  const end = Math.min(text.length, place + random(12));
  const piece = ["", '"', "{", "}", "[", "]", ",", ":", "\\", "null", "1e999", "{{x}}", "\u0000", "é", "e\u0301", text.slice(place, end)];
  const from = random(2) ? end : place;
  return text.slice(0, place) + piece[random(piece.length)] + text.slice(from);
}

/** Compares reports at every level, fixes and previews of `number` damaged copies. */
export function compareDamaged(comparison, engine, corpus, number) {
  const folder = mkdtempSync(join(tmpdir(), "fcmlint-wasm-"));
  try {
    const texts = write(join(folder, "texts"), corpus, number);
    for (const level of ["error", "warning", "info", "hint"]) compareReports(comparison, engine, texts, folder, level);
    comparePreviews(comparison, engine, texts, folder);
    for (const unsafe of [false, true]) compareFixes(comparison, engine, texts, folder, unsafe);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function write(folder, corpus, number) {
  mkdirSync(folder);
  const sources = corpus.filter((path) => path.endsWith(".json") && statSync(path).size < 20_000);
  const texts = new Map();
  for (let count = 0; count < number; count += 1) {
    let text = readFileSync(sources[random(sources.length)], "utf8");
    for (let slip = random(3); slip >= 0; slip -= 1) text = damage(text);
    const name = `${count}.json`;
    writeFileSync(join(folder, name), text);
    texts.set(name, readFileSync(join(folder, name)));
  }
  return texts;
}

/** Calls `body` for each text; an error is a failure with the text. */
function each(comparison, texts, body) {
  for (const [name, text] of texts) comparison.attempt(JSON.stringify(text.toString()), () => body(name, text));
}

function compareReports(comparison, engine, texts, folder, level) {
  const found = new Map([...texts.keys()].map((name) => [name, ""]));
  const args = ["--no-config", "--no-ignore", "--format", "jsonl", "--level", level, "."];
  for (const line of comparison.run(args, "", join(folder, "texts")).split("\n").filter(Boolean)) {
    const { path } = JSON.parse(line);
    found.set(path, found.get(path) + line + "\n");
  }
  each(comparison, texts, (name, text) => {
    const lines = engine.call("lint", [text, name, JSON.stringify({ level })]).split("\n").filter((line) => line.startsWith('{"rule"'));
    const actual = lines.map((line) => line.replace(/,$/, "").replace(/\]$/, (end) => (line.endsWith("}]") ? "" : end)) + "\n").join("");
    comparison.equal(`damaged report at ${level}`, name, found.get(name), actual);
  });
}

function comparePreviews(comparison, engine, texts, folder) {
  const found = new Map([...texts.keys()].map((name) => [name, []]));
  const { previews } = JSON.parse(comparison.run(["preview", "--no-config", "--format", "json", "."], "", join(folder, "texts")));
  for (const preview of previews) found.get(preview.path).push(preview);
  each(comparison, texts, (name, text) => {
    const { previews } = JSON.parse(engine.call("preview", [text, name, ""]));
    comparison.equal("damaged preview", name, JSON.stringify(found.get(name), null, 1), JSON.stringify(previews, null, 1));
  });
}

function compareFixes(comparison, engine, texts, folder, unsafe) {
  const copy = join(folder, unsafe ? "unsafe" : "safe");
  cpSync(join(folder, "texts"), copy, { recursive: true });
  comparison.run(["--no-config", "--no-ignore", "-q", "--fix", ...(unsafe ? ["--unsafe-fixes"] : []), "."], "", copy);
  each(comparison, texts, (name, text) => {
    const actual = JSON.parse(engine.call("fix", [text, name, JSON.stringify({ unsafe })])).text;
    comparison.equal("damaged fix", name, readFileSync(join(copy, name), "utf8"), actual);
  });
}
