/** The editor component, which a script of the page loads before all modules. */
export const CodeMirror = globalThis.CodeMirror;
