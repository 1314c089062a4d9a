/**
 * The answers of the engine, as far as the playground reads them.
 *
 * @typedef {{line: number, column: number, utf16Column: number, byte: number}} Place
 * @typedef {{start: number, end: number, replacement: string}} Edit offsets in UTF-8 bytes
 * @typedef {{title: string, safety: "safe"|"unsafe", edits: Edit[]}} Fix
 * @typedef {"error"|"warning"|"info"|"hint"} Severity
 * @typedef {object} Finding
 * @property {string} rule
 * @property {Severity} severity
 * @property {string} message
 * @property {string|null} help
 * @property {number} document its place in an array, or its line
 * @property {string} kind
 * @property {string} pointer
 * @property {Place} start
 * @property {Place} end
 * @property {{message: string, start: Place}[]} related
 * @property {Fix[]} fixes
 *
 * @typedef {{rule: string, severity: Severity, message: string}} RowFinding
 * @typedef {object} Row
 * @property {string} aspect
 * @property {string} value
 * @property {string|null} pointer
 * @property {string|null} note
 * @property {boolean} open whether sources disagree, or none says it
 * @property {RowFinding[]} findings
 * @property {Place} [start] of the value in the text, without `byte`; none for a default
 * @property {Place} [end]
 *
 * @typedef {object} PlatformPreview
 * @property {"android"|"apple"|"web"} platform
 * @property {"notification"|"live-activity"|"badge"|"background"|"nothing"|"open"} display
 * @property {string} summary
 * @property {Row[]} rows
 *
 * @typedef {{document: number, kind: string, errors: number, platforms: PlatformPreview[]}} Preview
 *
 * @typedef {object} RulePage
 * @property {string} id
 * @property {string} family
 * @property {Severity} severity
 * @property {string} summary
 * @property {string} why
 * @property {string|null} source
 * @property {"safe"|"unsafe"|null} fix
 * @property {string[]} symptoms what people see, in their words
 * @property {string[]} errorTexts what FCM, APNs or an SDK answers
 * @property {string[]} bad examples with the reported places between « and »
 * @property {string[]} good
 */

/** The severities, the worst first. */
export const severities = /** @type {Severity[]} */ (["error", "warning", "info", "hint"]);
