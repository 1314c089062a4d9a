export type Severity = "error" | "warning" | "info" | "hint";

export type Kind = "send-request" | "message" | "admin-node" | "apns-payload" | "device-group" | "topic-batch" | "legacy";

/** A place in the document. Lines and columns count from 1, bytes from 0. */
export interface Position {
  line: number;
  column: number;
  utf16Column: number;
  byte: number;
}

/** Replaces the bytes from `start` to `end` (exclusive). */
export interface Edit {
  start: number;
  end: number;
  replacement: string;
}

/** A fix that `fix` applies: always if it is safe, else with `unsafe: true`. */
export interface Fix {
  title: string;
  safety: "safe" | "unsafe";
  edits: Edit[];
}

/** Another place that explains a finding. */
export interface Related {
  message: string;
  pointer: string;
  start: Position;
  end: Position;
}

/** What a rule says about one place in the document. */
export interface Finding {
  rule: string;
  severity: Severity;
  message: string;
  help: string | null;
  docUrl: string;
  document: number;
  kind: Kind;
  /** JSON Pointer (RFC 6901). */
  pointer: string;
  start: Position;
  end: Position;
  related: Related[];
  fixes: Fix[];
  fingerprint: string;
}

/** A message as an object, JSON, or a list of objects. */
export type Message = object | readonly object[] | string | Uint8Array;

export interface Options {
  /** The kind of document; by default it is detected, and a document that is not for FCM has no findings. */
  kind?: Kind;
  /**
   * The path of a configuration file, or its content; null for none. By default, the `.fcmlint.jsonc` in the directory of `path` or
   * its nearest parent. Browsers have no files: there, it is the content or nothing.
   */
  config?: string | object | null;
  /** The path for which the message stands, relative to the current directory; "message.json" by default. */
  path?: string;
}

export interface LintOptions extends Options {
  /** The lowest severity to report: "info" by default, "warning" for `assertClean`. */
  level?: Severity;
}

export interface DocumentOptions {
  /** Throws if nothing is recognized as an FCM document; `assertClean` always does. */
  requireDocument?: boolean;
}

export interface FixOptions extends Options {
  /** Applies unsafe fixes, too. */
  unsafe?: boolean;
}

/** What `assertClean` throws. */
export class FindingsError extends Error {
  constructor(message: string, findings: Finding[]);
  name: "FindingsError";
  findings: Finding[];
}

/** One aspect of what a platform does with a message, such as its title or its urgency. */
export interface PreviewRow {
  aspect: string;
  value: string;
  /** The place of the value in the document. */
  pointer: string | null;
  note: string | null;
  /** Whether the sources disagree, or no source says it. */
  open: boolean;
  findings: { rule: string; severity: Severity; message: string }[];
  /** The start of the value in the text; a default has none. */
  start?: { line: number; column: number; utf16Column: number };
  end?: { line: number; column: number; utf16Column: number };
}

export interface PlatformPreview {
  platform: "android" | "apple" | "web";
  display: "notification" | "live-activity" | "badge" | "background" | "nothing" | "open";
  summary: string;
  rows: PreviewRow[];
}

/** What each platform shows of a document. */
export interface Preview {
  document: number;
  kind: Kind;
  errors: number;
  platforms: PlatformPreview[];
}

/** The documentation of a rule. */
export interface RulePage {
  id: string;
  family: string;
  severity: Severity;
  summary: string;
  why: string;
  source: string;
  docUrl: string;
  fix: "safe" | "unsafe" | null;
  /** Examples with the reported places between « and ». */
  bad: string[];
  good: string[];
}

/** Returns the findings in a message. Throws if fcmlint cannot lint, such as after a mistake in the configuration. */
export function lint(message: Message, options?: LintOptions & DocumentOptions): Finding[];

/** Returns the message with the safe fixes applied, in the same form. Throws for bytes that are not UTF-8. */
export function fix<M extends Message>(message: M, options?: FixOptions): M extends string ? string : M extends Uint8Array ? Uint8Array : M;

/** A fixed message, with what its fixes resolved and what they left. */
export interface FixReport<M> {
  message: M;
  /** The findings in the message as it was that are gone. */
  fixed: Finding[];
  /** The findings in the fixed message. */
  remaining: Finding[];
}

/** Fixes as `fix` does, and returns which findings that resolved. */
export function fixWithReport<M extends Message>(message: M, options?: FixOptions): FixReport<M extends string ? string : M extends Uint8Array ? Uint8Array : M>;

/** Fails a test in Jest, Vitest, node:test and others if there are findings of at least the level, or if nothing was checked. */
export function assertClean(message: Message, options?: LintOptions): void;

/** Returns what each platform shows; one entry for each document, none for a document that is not for FCM. */
export function preview(message: Message, options?: Options & DocumentOptions): Preview[];

/** Returns the documentation of a rule, or the rules that explain a symptom or an error text. Throws for a misspelled rule. */
export function explain(question: string): string;

/** Returns all rules. */
export function rules(): RulePage[];

/** Returns the JSON Schema for a kind of document, or for the configuration. */
export function schema(kind?: Kind | "config"): object;

/** Returns the version of fcmlint and of the API description that it follows. */
export function version(): { version: string; apiRevision: string; rules: number };
