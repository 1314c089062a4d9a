import type { Options } from "./index.js";

/** Replaces the characters from `start` to `end` (exclusive), which count like those of a JavaScript string. */
export interface TextEdit {
  start: number;
  end: number;
  replacement: string;
}

/** Something that can be written at a cursor: it replaces the characters from `start` to `end`. */
export interface Completion {
  label: string;
  /** A name of a member, a known value, another value, or a block of several members. */
  kind: "property" | "word" | "value" | "block";
  /** A few words after the label. */
  detail: string | null;
  /** What it does, in paragraphs. */
  documentation: string;
  isDeprecated: boolean;
  start: number;
  end: number;
  text: string;
  /** The text with tab stops, in the syntax of the Language Server Protocol. */
  snippet: string | null;
  /** Further edits of the same text, such as a missing comma before it. */
  edits: TextEdit[];
}

/** The documentation of the characters from `start` to `end`, in paragraphs. */
export interface Hover {
  text: string;
  start: number;
  end: number;
}

/** Returns what can be written at a cursor, the best first. The text may be unfinished. */
export function complete(text: string, offset: number, options?: Options): Completion[];

/** Returns the documentation of the field or value at an offset; null if there is none. */
export function hover(text: string, offset: number, options?: Options): Hover | null;
