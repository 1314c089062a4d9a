import { element } from "../dom.js";
import { CodeMirror } from "./codemirror.js";
import { byteOffset, characterEdits } from "./edits.js";
import { parseSnippet } from "./snippet.js";
import { TabStops } from "./tab-stops.js";

/** The characters after which the person may want to choose: of words, after a name, and before a value. */
const beginning = /^(?:[\w"':. -]|"")$/;

/** Offers names, values and blocks at the cursor, while typing and on Ctrl+Space. */
export class Completion {
  #app;
  #stops;

  constructor(app) {
    this.#app = app;
    const { view } = app.editor;
    this.#stops = new TabStops(view, (stop) => stop.isOpen && setTimeout(() => this.#open(false)));
    const open = () => this.#open(true);
    app.editor.addKeys({ "Ctrl-Space": open, "Cmd-I": open });
    view.on("changes", (_, changes) => this.#typed(changes));
  }

  /** Opens the list after a character that begins something. */
  #typed(changes) {
    const { view } = this.#app.editor;
    if (changes.length !== 1 || view.state.completionActive) return;
    const [{ origin, text }] = changes;
    if (!["+input", "*compose"].includes(origin) || !beginning.test(text.join("\n"))) return;
    // A blank separates, except between a name and its value.
    const { line, ch } = view.getCursor();
    if (text[0] === " " && !/:\s+$/.test(view.getLine(line).slice(0, ch))) return;
    this.#open(false);
  }

  #open(isAsked) {
    const hint = (view, callback) => this.#offers(isAsked).then(callback);
    Object.assign(hint, { async: true, supportsSelection: true });
    this.#app.editor.view.showHint({
      hint, completeSingle: false, closeCharacters: /[{}[\],]/, container: document.querySelector("main"), paddingForScrollbar: false,
    });
  }

  /** The offers as the list of the component wants them; null if there are none. */
  async #offers(isAsked) {
    const { engine, editor, settings, notices } = this.#app;
    const { view, text } = editor;
    const cursor = view.indexFromPos(view.getCursor("from"));
    const offset = byteOffset(text, cursor);
    const answer = await engine.call("complete", text, settings.path, settings.options({ offset }))
      .catch((error) => ({ error: error.message }));
    const items = (answer.items ?? []).map((item) => this.#shown(item, text, cursor));
    // What is there already is no offer while typing.
    if (items.length === 0 || (!isAsked && items.length === 1 && items[0].isThere)) {
      if (editor.text !== text) return null;
      if (isAsked) notices.say(answer.error ?? "There is nothing to suggest here.");
      view.closeHint();
      return null;
    }
    const [{ start, end }] = items;
    const data = { list: items, text, from: view.posFromIndex(start), to: view.posFromIndex(end) };
    CodeMirror.on(data, "select", (item, node) => {
      // The list scrolls, so it must be reachable, although the keys of the editor move in it.
      node.parentNode.tabIndex = 0;
      node.parentNode.setAttribute("aria-label", "Suggestions");
      this.#app.cursorBar.describe(item);
    });
    for (const event of ["close", "update"]) CodeMirror.on(data, event, () => this.#app.cursorBar.describe(null));
    return data;
  }

  #shown(item, text, cursor) {
    const [edit] = characterEdits(text, [{ ...item, replacement: item.text }]);
    return {
      ...item, start: edit.start, end: edit.end,
      isThere: item.edits.length === 0 && text.slice(edit.start, edit.end) === item.text,
      className: `offer ${item.kind}${item.isDeprecated ? " deprecated" : ""}`,
      render: (node) => node.append(element("span", { class: "label" }, item.label), element("span", { class: "detail" }, item.detail ?? kinds[item.kind])),
      hint: (_, data, chosen) => this.#insert(chosen, data.text, cursor),
    };
  }

  /**
   * Inserts an offer for the text as it was `before`, with the cursor at `cursor`. Letters of the offer that
   * were typed at the cursor since then, faster than the list follows, are replaced with the rest; after any
   * other change nothing is inserted.
   */
  #insert({ start, end, text, snippet, edits }, before, cursor) {
    const { view, text: now } = this.#app.editor;
    const typed = now.slice(cursor, Math.max(cursor, cursor + now.length - before.length));
    if (now !== before.slice(0, cursor) + typed + before.slice(cursor)) return;
    if (typed && !text.toLowerCase().startsWith((before.slice(start, cursor) + typed).toLowerCase())) return;
    const { text: inserted, stops } = snippet === null ? { text, stops: [] } : parseSnippet(snippet);
    const moved = (offset) => (offset >= cursor ? offset + typed.length : offset);
    const replace = (edit) =>
      view.replaceRange(edit.replacement, view.posFromIndex(edit.start), view.posFromIndex(edit.end), "complete");
    end = moved(end);
    const others = characterEdits(before, edits).map((edit) => ({ ...edit, start: moved(edit.start), end: moved(edit.end) }));
    // From the end, so that the offsets remain right; the marks of the stops move with the rest.
    others.filter((edit) => edit.start >= end).forEach(replace);
    replace({ start, end, replacement: inserted });
    this.#stops.begin(start, inserted, stops);
    others.filter((edit) => edit.start < end).forEach(replace);
  }
}

const kinds = { property: "", word: "", value: "", block: "block" };
