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

/** A message as an object, or JSON. */
export type Message = object | string | Uint8Array;

export interface Options {
  /** The kind of document; by default it is detected, and a document that is not for FCM has no findings. */
  kind?: Kind;
  /** The path of a configuration file, or its content. By default, the `.fcmlint.json` of the current directory or a parent. */
  config?: string | object;
}

export interface FixOptions extends Options {
  /** Applies unsafe fixes, too. */
  unsafe?: boolean;
}

/** Returns the findings in a message. Throws if fcmlint cannot lint, such as after a mistake in the configuration. */
export function lint(message: Message, options?: Options): Finding[];

/** Returns the message with the safe fixes applied, in the same form. */
export function fix<M extends Message>(message: M, options?: FixOptions): M extends string ? string : M extends Uint8Array ? Uint8Array : object;

/** Returns the documentation of a rule as text. */
export function explain(rule: string): string;
