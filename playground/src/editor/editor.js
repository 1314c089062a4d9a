import { CodeMirror } from "./codemirror.js";
import { defineJSONMode } from "./json-mode.js";
import { divideChange } from "./divide.js";
import { difference } from "./edits.js";

const leaveByTab = { Tab: false, "Shift-Tab": false };

/** The editor of the document. */
export class Editor {
  #view;

  /**
   * @param {HTMLElement} parent
   * @param {string} text
   * @param {import("../events.js").Events} events gets "text", "cursor" and "divided"
   */
  constructor(parent, text, events) {
    defineJSONMode();
    this.#view = CodeMirror(parent, {
      mode: "fcm-json",
      lineNumbers: true,
      gutters: ["severity", "CodeMirror-linenumbers"],
      lineWrapping: true,
      indentUnit: 2,
      tabSize: 2,
      autoCloseBrackets: true,
      matchBrackets: true,
      styleActiveLine: true,
      viewportMargin: 10,
      screenReaderLabel: "Payload. Press Escape, then Tab, to leave the editor.",
      extraKeys: { Tab: indent, "Shift-Tab": "indentLess", Esc: (view) => letTabLeave(view) },
    });
    this.#view.getScrollerElement().tabIndex = 0;
    this.#view.on("renderLine", indentWrapped);
    this.#view.on("beforeChange", (view, change) => divideChange(view, change) && events.emit("divided"));
    this.#view.setValue(text);
    this.#view.clearHistory();
    // Until the person types, Tab goes through the page as everywhere.
    rest(this.#view);
    this.#view.on("blur", rest);
    this.#view.on("focus", (view) => (view.getScrollerElement().tabIndex = -1));
    this.#view.on("changes", (view) => {
      if (view.hasFocus()) use(view);
      events.emit("text");
    });
    this.#view.on("cursorActivity", () => events.emit("cursor"));
  }

  /** The component, for marks and popups. */
  get view() {
    return this.#view;
  }

  get text() {
    return this.#view.getValue();
  }

  get cursor() {
    return this.#view.getCursor();
  }

  /** Changes the text where another differs. */
  applyText(text) {
    this.apply([difference(this.text, text)]);
  }

  /** Replaces the document; undo brings the old one back. */
  replace(text) {
    this.applyText(text);
    this.#view.setCursor({ line: 0, ch: 0 });
    this.#view.scrollTo(0, 0);
  }

  /** Applies edits on characters, the last first, as one step of undo. */
  apply(edits) {
    const view = this.#view;
    view.operation(() => {
      for (const { start, end, replacement } of edits) {
        view.replaceRange(replacement, view.posFromIndex(start), view.posFromIndex(end), "fix");
      }
    });
  }

  undo() {
    this.#view.undo();
  }

  /** Selects a range and scrolls to it. */
  select(start, end) {
    this.#view.setSelection(start, end, { scroll: false });
    this.#view.scrollIntoView({ from: start, to: end }, 80);
    this.#view.focus();
  }

  addKeys(keys) {
    this.#view.addKeyMap(keys);
  }

  focus() {
    this.#view.focus();
  }
}

/** Long lines continue below their own indentation. */
function indentWrapped(view, line, node) {
  const columns = CodeMirror.countColumn(line.text, null, view.getOption("tabSize"));
  if (columns === 0) return;
  node.style.textIndent = `-${columns + 2}ch`;
  node.style.paddingLeft = `calc(${columns + 2}ch + 6px)`;
}

function indent(view) {
  if (view.somethingSelected()) view.execCommand("indentMore");
  else view.execCommand("insertSoftTab");
}

function rest(view) {
  use(view);
  view.addKeyMap(leaveByTab);
}

function use(view) {
  view.removeKeyMap(leaveByTab);
  view.getScrollerElement().tabIndex = 0;
}

/** Until the next other key, Tab moves the focus: no one gets stuck in the editor. */
function letTabLeave(view) {
  view.addKeyMap(leaveByTab);
  view.getScrollerElement().tabIndex = -1;
  const end = (_, event) => {
    if (event.type === "keydown" && ["Tab", "Shift", "Escape"].includes(event.key)) return;
    view.removeKeyMap(leaveByTab);
    view.getScrollerElement().tabIndex = 0;
    view.off("keydown", end);
    view.off("blur", end);
  };
  view.on("keydown", end);
  view.on("blur", end);
  return CodeMirror.Pass;
}
