// Compiled by the test with the installed types.
import { explain, fix, lint, type Finding } from "fcmlint";

const findings: Finding[] = lint({ message: { topic: "news" } }, { kind: "send-request", config: { rules: {} } });
const lines: number[] = findings.flatMap((finding) => finding.fixes.flatMap((one) => one.edits.map((edit) => edit.start)));
const text: string = fix("{}", { unsafe: true });
const bytes: Uint8Array = fix(new Uint8Array());
const message: object = fix({ message: {} });
const page: string = explain("topic-prefix");
// @ts-expect-error: this kind does not exist.
lint("{}", { kind: "letter" });
console.log(lines, text, bytes, message, page);
