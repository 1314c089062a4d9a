import { button, element } from "../dom.js";
import { fixLabel } from "../findings/labels.js";
import { placeNear } from "./popup.js";

/** The menu of fixes at the cursor (Ctrl-. or Cmd-.), and the keys that go from finding to finding. */
export class QuickFix {
  #app;
  #menu = element("div", { class: "popup menu", role: "menu", "aria-label": "Quick fixes", hidden: true });

  constructor(app) {
    this.#app = app;
    document.body.append(this.#menu);
    this.#menu.addEventListener("keydown", (event) => this.#key(event));
    this.#menu.addEventListener("focusout", (event) => {
      if (!this.#menu.contains(event.relatedTarget)) this.#menu.hidden = true;
    });
    const open = () => this.open();
    app.editor.addKeys({
      "Ctrl-.": open, "Cmd-.": open, "Alt-Enter": open,
      F8: () => this.go(1), "Shift-F8": () => this.go(-1),
    });
  }

  /** Opens the menu for the findings at the cursor. */
  open() {
    const { editor, squiggles, fixes, rules, notices } = this.#app;
    const findings = squiggles.at(editor.cursor);
    if (findings.length === 0) return notices.say("No finding at the cursor. F8 goes to the next one.");
    const items = findings.flatMap((finding) => [
      ...finding.fixes.map((fix) => this.#item(fixLabel(fix), () => fixes.apply(fix))),
      this.#item(`Explain ${finding.rule}`, () => rules.open(finding.rule)),
    ]);
    this.#menu.replaceChildren(...items);
    placeNear(this.#menu, editor.view.cursorCoords(true, "window"));
    items[0].focus();
  }

  /** Goes to the next or the previous finding. */
  go(direction) {
    const { editor, checks, findings } = this.#app;
    const ordered = [...checks.findings].sort((a, b) => a.start.byte - b.start.byte);
    const offset = ({ start }) => editor.view.indexFromPos({ line: start.line - 1, ch: start.utf16Column - 1 });
    const here = editor.view.indexFromPos(editor.view.getCursor("from"));
    const next = direction > 0
      ? ordered.find((finding) => offset(finding) > here) ?? ordered[0]
      : ordered.findLast((finding) => offset(finding) < here) ?? ordered.at(-1);
    if (next) findings.goTo(next);
  }

  #item(label, action) {
    const run = () => {
      this.#menu.hidden = true;
      action();
    };
    return button(label, run, { role: "menuitem", tabindex: -1 });
  }

  #key(event) {
    const items = [...this.#menu.children];
    const index = items.indexOf(document.activeElement);
    const to = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1 }[event.key];
    if (to !== undefined) items.at(to % items.length).focus();
    else if (event.key === "Enter" || event.key === " ") items[index]?.click();
    else if (event.key === "Escape" || event.key === "Tab") {
      this.#menu.hidden = true;
      this.#app.editor.focus();
    } else return;
    event.preventDefault();
  }
}
