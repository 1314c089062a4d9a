// Compiled by the test with the installed types, as an ES module and as CommonJS.
import {
  assertClean, explain, fix, fixWithReport, lint, preview, rules, schema, version,
  FindingsError, type Finding, type Preview, type RulePage,
} from "fcmlint";
import { complete, hover, type Completion, type Hover } from "fcmlint/editor";
import { createLanguageServer, type LanguageServerMessage } from "fcmlint/server";

const findings: Finding[] = lint({ message: { topic: "news" } }, { kind: "send-request", config: { rules: {} }, level: "hint", path: "a.json" });
const lines: number[] = findings.flatMap((finding) => finding.fixes.flatMap((one) => one.edits.map((edit) => edit.start)));
const text: string = fix("{}", { unsafe: true });
const bytes: Uint8Array = fix(new Uint8Array());
const message: { message: { topic: string } } = fix({ message: { topic: "news" } });
const gone: string[] = fixWithReport(message).fixed.map((finding) => finding.rule);
const kept: string = fixWithReport("{}", { unsafe: true }).message;
const list: object[] = fix([{ message: {} }]);
console.log(list, lint([message, message], { requireDocument: true }));
const page: string = explain("topic-prefix");
const previews: Preview[] = preview("{}", { config: null });
const titles: string[] = previews.flatMap(({ platforms }) => platforms.flatMap(({ rows }) => rows.map(({ value }) => value)));
const pages: RulePage[] = rules();
const answers: LanguageServerMessage[] = createLanguageServer().receive({ jsonrpc: "2.0", id: 1, method: "initialize", params: {} });
const offers: Completion[] = complete("{", 1, { kind: "message", config: null });
const inserted: string[] = offers.map(({ snippet, text, edits }) => snippet ?? text + edits.map(({ replacement }) => replacement).join());
const described: Hover | null = hover("{}", 0);
try {
  const nothing: void = assertClean(message, { level: "error" });
  console.log(nothing, schema("config"), schema("message"), version().apiRevision);
} catch (error) {
  if (error instanceof FindingsError) console.log(error.findings.length);
}
// @ts-expect-error: this kind does not exist.
lint("{}", { kind: "letter" });
// @ts-expect-error: a preview is no text.
const wrong: string = preview("{}");
// @ts-expect-error: this level does not exist.
assertClean("{}", { level: "fatal" });
// @ts-expect-error: completion takes a text.
complete({}, 0);
console.log(gone, kept, inserted, described?.text, lines, text, bytes, message, page, titles, pages, answers, wrong);
