import { severities } from "../engine/types.js";
import { element } from "../dom.js";

/** The most findings that are underlined; the list shows all. */
const limit = 500;

/** Underlines the findings in the editor, and marks their lines beside the numbers. */
export class Squiggles {
  #app;
  #marks = [];

  constructor(app) {
    this.#app = app;
    app.events.on("checked", () => this.#show());
  }

  /** The findings at a position, the worst first. */
  at(position) {
    return this.#app.editor.view
      .findMarks({ line: position.line, ch: Math.max(0, position.ch - 1) }, { line: position.line, ch: position.ch + 1 })
      .filter((mark) => mark.finding && contains(mark.find(), position))
      .map((mark) => mark.finding)
      .sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
  }

  /** Where a finding is now, after edits that the engine has not seen yet; null if its text is gone. */
  range(finding) {
    return this.#marks.find((mark) => mark.finding === finding)?.find() ?? null;
  }

  #show() {
    const { editor: { view }, checks } = this.#app;
    if (!checks.isCurrent) return;
    if (checks.findings.length + this.#marks.length > 0) this.#draw(view, checks.findings);
    this.#app.events.emit("marked");
  }

  #draw(view, findings) {
    view.operation(() => {
      for (const mark of this.#marks) mark.clear();
      // The worst last, so that its line wins where findings overlap.
      this.#marks = findings.slice(0, limit)
        .sort((a, b) => severities.indexOf(b.severity) - severities.indexOf(a.severity))
        .map((finding) => mark(view, finding));
      this.#showGutter(view, findings);
    });
  }

  #showGutter(view, findings) {
    view.clearGutter("severity");
    const worst = new Map();
    for (const { start, severity } of findings) {
      const known = worst.get(start.line);
      if (!known || severities.indexOf(severity) < severities.indexOf(known)) worst.set(start.line, severity);
    }
    for (const [line, severity] of worst) {
      view.setGutterMarker(line - 1, "severity", element("span", { class: `gutter ${severity}`, title: severity }));
    }
  }
}

/** The position of a place in the editor, which counts from 0. */
export function position(place) {
  return { line: place.line - 1, ch: place.utf16Column - 1 };
}

/** The range of a finding; a finding without text covers one character. */
export function findingRange(view, finding) {
  const start = position(finding.start);
  const end = position(finding.end);
  if (start.line !== end.line || start.ch !== end.ch) return { start, end };
  const length = view.getLine(start.line)?.length ?? 0;
  if (start.ch < length) return { start, end: { line: start.line, ch: start.ch + 1 } };
  return { start: { line: start.line, ch: Math.max(0, start.ch - 1) }, end };
}

function mark(view, finding) {
  const { start, end } = findingRange(view, finding);
  const mark = view.markText(start, end, { className: `squiggle ${finding.severity}` });
  mark.finding = finding;
  return mark;
}

function contains(range, position) {
  if (!range) return false;
  const { from, to } = range;
  const isAfter = position.line > from.line || (position.line === from.line && position.ch >= from.ch);
  const isBefore = position.line < to.line || (position.line === to.line && position.ch <= to.ch);
  return isAfter && isBefore;
}
