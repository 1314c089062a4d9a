/**
 * What the drawings need of the page that shows them: the playground, or the preview of the extension for VS Code.
 *
 * @typedef {object} View
 * @property {boolean} loadsImages whether images may be loaded from their addresses
 * @property {(address: string) => string|null} sample the class of a picture that is drawn for an address; null for none
 * @property {(row: Row) => any} json the value of a row in the text, as JSON; null if it is not JSON
 * @property {(row: Row) => void} select shows the value of a row in the text
 * @property {(rule: string) => void} explain opens the page of a rule
 * @property {(finding: RowFinding) => {label: string, apply: () => void}[]} fixes what can be applied for a finding
 *
 * @typedef {import("../engine/types.js").Row} Row
 * @typedef {import("../engine/types.js").RowFinding} RowFinding
 * @typedef {"unlocked"|"locked"|"open"|"killed"} State of the device, or of the app on it
 */
