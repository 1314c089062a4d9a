// The commands check, explain and preview with the engine as WebAssembly, for platforms without a program.
import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { createCalls } from "./calls.js";
import { moduleAt, place, read } from "./files.js";

const help = `fcmlint: this platform has no program, so the engine runs as WebAssembly

  fcmlint [check] [OPTIONS] PATH…        lint files, patterns, folders (their JSON files), and - for standard input
  fcmlint explain RULE|TEXT [FILE]       the page of a rule, or what explains a symptom or an error text
  fcmlint preview [--format json] PATH…  what each platform displays

  --format full|concise|json|github   --fix   --unsafe-fixes   --level LEVEL   --fail-on error|warning|info|never
  --kind KIND   --config FILE   --no-config   --stdin-filename PATH   --quiet   --version

There are no .gitignore, baselines, --jobs and language server here.
`;
const options = {
  format: { type: "string" }, fix: { type: "boolean" }, "unsafe-fixes": { type: "boolean" }, level: { type: "string" },
  "fail-on": { type: "string" }, kind: { type: "string" }, config: { type: "string" }, "no-config": { type: "boolean" },
  "stdin-filename": { type: "string" }, quiet: { type: "boolean" }, version: { type: "boolean" }, help: { type: "boolean" },
};
const jsonNames = /\.(json|jsonc|json5|jsonl|ndjson|apns)$/i;
const severities = ["hint", "info", "warning", "error"];
const { call, ask } = createCalls(moduleAt(fileURLToPath(new URL("./fcmlint.wasm", import.meta.url))), place, read);

/** A mistake in the arguments, or a file that cannot be read. */
class UsageError extends Error {}

/** Runs a command line; returns the exit status. */
export function run(words) {
  try {
    return command(words);
  } catch (error) {
    console.error(`fcmlint: ${error.message}`);
    return 2;
  }
}

function command(words) {
  const { values, positionals } = parse(words);
  if (values.help) return say(help);
  if (values.version) return say(`fcmlint ${JSON.parse(call("version")).version} (WebAssembly)\n`);
  const names = ["check", "explain", "preview"];
  const name = names.includes(positionals[0]) ? positionals.shift() : "check";
  if (["rules", "schema", "config", "init", "lsp", "completions"].includes(positionals[0])) {
    throw new UsageError(`${positionals[0]} is not available without a program for this platform`);
  }
  if (name === "explain") return explain(positionals);
  const sources = positionals.flatMap((path) => (path === "-" ? [stdin(values)] : files(path))).map(source);
  if (sources.length === 0) throw new UsageError("name files, patterns or folders; --help lists the options");
  return name === "preview" ? preview(sources, values) : check(sources, values);
}

function parse(words) {
  try {
    return parseArgs({ args: words, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${error.message.split("\n")[0]}; --help lists the options`);
  }
}

function say(text) {
  process.stdout.write(text);
  return 0;
}

// MARK: Sources

function stdin(values) {
  return { path: values["stdin-filename"] ?? "stdin.json", text: readFileSync(0, "utf8"), isInput: true };
}

function source(one) {
  if (typeof one !== "string") return one;
  try {
    return { path: one.replaceAll("\\", "/"), file: one, text: readFileSync(one, "utf8") };
  } catch (error) {
    throw new UsageError(`${one}: ${error.code === "ENOENT" ? "no such file" : error.message}`);
  }
}

/** The files that a path or pattern names. */
function files(path) {
  if (!/[*?]/.test(path)) return isFolder(path) ? walk(path).filter((file) => jsonNames.test(file)) : [path];
  const pattern = path.replaceAll("\\", "/").replace(/^\.\//, "");
  const text = pattern.replace(/[.+^${}()|[\]]/g, "\\$&")
    .replace(/\*\*\/|\*\*|\*|\?/g, (found) => ({ "**/": "(.*/)?", "**": ".*", "*": "[^/]*", "?": "[^/]" })[found]);
  const fixed = pattern.split("/").slice(0, -1);
  const end = fixed.findIndex((part) => /[*?]/.test(part));
  const folder = (end < 0 ? fixed : fixed.slice(0, end)).join("/") || ".";
  const matches = new RegExp(`^${text}$`);
  const found = isFolder(folder) ? walk(folder).filter((file) => matches.test(relative(".", file).replaceAll("\\", "/"))) : [];
  if (found.length === 0) throw new UsageError(`${path}: no file matches`);
  return found;
}

function isFolder(path) {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** The files below a folder, without links, in the order of their names. */
function walk(folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    if (entry.isDirectory()) return [".git", "node_modules"].includes(entry.name) ? [] : walk(join(folder, entry.name));
    return entry.isFile() ? [join(folder, entry.name)] : [];
  });
}

/** The report and the previews of a source: JSON, or another language by its name. */
function judged({ path, text }, values) {
  const config = values["no-config"] ? null : values.config;
  const { level, kind } = values;
  const answer = ask("read", text, { path, level, kind, ...(config !== undefined && { config }) });
  return { ...answer.report, previews: answer.preview.previews, language: answer.language };
}

// MARK: Commands

function check(sources, values) {
  const failOn = values["fail-on"] ?? "error";
  if (failOn !== "never" && !severities.includes(failOn)) throw new UsageError(`unknown value "${failOn}" for --fail-on`);
  const reports = sources.map((one) => (values.fix ? fixed(one, values) : { ...one, report: judged(one, values) }));
  const findings = reports.flatMap(({ report }) => report.findings);
  const input = reports.find(({ isInput }) => isInput);
  if (values.fix && input) process.stdout.write(input.text);
  else process.stdout.write(shown(reports, findings, values));
  const worst = Math.max(-1, ...findings.map(({ severity }) => severities.indexOf(severity)));
  return failOn !== "never" && worst >= severities.indexOf(failOn) ? 1 : 0;
}

/** A source after its fixes, which are written to its file. */
function fixed(one, values) {
  const first = judged(one, values);
  if (first.language !== null) {
    console.error(`fcmlint: ${one.path}: fixes in code need the program`);
    return { ...one, report: first };
  }
  const config = values["no-config"] ? null : values.config;
  const { text, applied } = ask("fix", one.text, {
    path: one.path, kind: values.kind, unsafe: values["unsafe-fixes"], ...(config !== undefined && { config }),
  });
  if (applied > 0 && one.file) writeFileSync(one.file, text);
  const result = { ...one, text };
  return { ...result, report: judged(result, values) };
}

function shown(reports, findings, { format = "full", quiet }) {
  const place = ({ path, start }) => `${path}:${start.line}:${start.column}`;
  const line = (finding) => `${place(finding)}: ${finding.severity}: ${finding.message} [${finding.rule}]\n`;
  const block = (finding) => `${place(finding)}  ${finding.severity}[${finding.rule}]\n  ${finding.message}\n${finding.help ? `\n  help: ${finding.help}\n` : ""}\n`;
  const count = (number, word) => `${number} ${word}${number === 1 ? "" : "s"}`;
  const escaped = (text) => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
  const counts = [...severities].reverse().map((severity) => [findings.filter((one) => one.severity === severity).length, severity])
    .filter(([number]) => number > 0).map(([number, severity]) => count(number, severity)).join(", ");
  const summary = quiet ? "" : `${counts || "No problems"} in ${count(reports.length, "file")}\n`;
  switch (format) {
    case "json": {
      const [{ report: { version, tool } }] = reports;
      const sum = {};
      for (const { report } of reports) for (const [name, count] of Object.entries(report.summary)) sum[name] = (sum[name] ?? 0) + count;
      return `${JSON.stringify({ version, tool, findings, summary: sum }, null, 1)}\n`;
    }
    case "github": {
      const level = { error: "error", warning: "warning", info: "notice", hint: "notice" };
      return findings.map(({ path, severity, start, rule, message }) =>
        `::${level[severity]} file=${escaped(path)},line=${start.line},col=${start.column},title=${rule}::${escaped(message)}\n`).join("");
    }
    case "concise": return findings.map(line).join("") + summary;
    case "full": return findings.map(block).join("") + summary;
    default: throw new UsageError(`unknown format "${format}"; known here: full, concise, json, github`);
  }
}

function explain(words) {
  const last = words.at(-1);
  const file = words.length > 1 && statSync(last, { throwIfNoEntry: false })?.isFile() ? source(words.pop()) : null;
  const question = words.join(" ");
  if (question === "") throw new UsageError("explain requires a rule ID, a symptom or an error text");
  const answer = JSON.parse(call("explain", question, file?.text ?? "", file?.path ?? "message.json", ""));
  if (answer.error !== undefined) throw new UsageError(answer.error);
  process.stdout.write(answer.text);
  return answer.isFound ? 0 : 1;
}

function preview(sources, values) {
  const previews = sources.flatMap((one) => judged(one, values).previews);
  if (values.format === "json") return say(`${JSON.stringify({ version: 1, previews }, null, 1)}\n`);
  const row = ({ aspect, value, pointer, note }) => `    ${aspect.padEnd(12)} ${value}${pointer ? `  ${pointer}` : ""}${note ? ` (${note})` : ""}\n`;
  return say(previews.map(({ path, document, kind, platforms }) => `${path}, document ${document} (${kind})\n${platforms.map(({ platform, summary, rows }) =>
    `\n  ${platform}: ${summary}\n${rows.map(row).join("")}`).join("")}\n`).join(""));
}
