import { place } from "../engine/form.js";
import { button, byId, element } from "../dom.js";
import { afterPause } from "../pause.js";
import { severities } from "../engine/types.js";
import { findingRange } from "../editor/squiggles.js";
import { card } from "./card.js";

const plural = { error: "Errors", warning: "Warnings", info: "Infos", hint: "Hints" };
/** The most findings that are listed at once. */
const limit = 100;

/** The tab with the list of findings. */
export class Findings {
  #app;
  #list = byId("findings-list");
  #status = byId("findings-status");
  #fixAll = byId("fix-all");
  #fixNote = byId("fix-all-note");
  #isStale = false;
  /** Why the list is empty; null if it is not. */
  #emptyReason = null;

  constructor(app) {
    this.#app = app;
    this.#fixAll.addEventListener("click", () => app.fixes.applySafe());
    byId("show-hints").addEventListener("change", ({ target }) => app.settings.change({ hints: target.checked }));
    const draw = afterPause(60, () => this.#app.tabs.current === "findings" && this.#show());
    app.events.on("marked", () => {
      this.#isStale = true;
      this.#count();
      draw();
    });
    app.events.on("tab", () => this.#show());
  }

  /** Selects the text of a finding in the editor. */
  goTo(finding) {
    const { editor, squiggles } = this.#app;
    const now = squiggles.range(finding);
    const { start, end } = now ? { start: now.from, end: now.to } : findingRange(editor.view, finding);
    editor.select(start, end);
  }

  #count() {
    const { findings, problem } = this.#app.checks;
    const { language, text } = this.#app.checks;
    this.#status.textContent = problem ? "Not checked" : sentence(findings) + (language ? `, ${place(language, text)}` : "");
    byId("findings-count").textContent = findings.length ? String(findings.length) : "";
    const safe = findings.filter(({ fixes }) => fixes.some(({ safety }) => safety === "safe")).length;
    this.#fixAll.disabled = safe === 0;
    this.#fixAll.textContent = safe ? `Fix all safe (${safe})` : "Fix all safe";
    const isReviewed = safe === 0 && findings.some(({ fixes }) => fixes.length > 0);
    this.#fixNote.hidden = !isReviewed;
    this.#fixNote.textContent = isReviewed ? "No fix is safe: review each result, and apply them one by one." : "";
    this.#fixAll.title = this.#fixNote.textContent;
  }

  #show() {
    if (!this.#isStale) return;
    this.#isStale = false;
    const { findings, summary, problem } = this.#app.checks;
    if (findings.length === 0) return this.#showEmpty(summary, problem);
    this.#emptyReason = null;
    const groups = severities.map((severity) => group(this.#app, severity,
      findings.filter((finding) => finding.severity === severity)));
    this.#replace(...groups.filter(Boolean));
  }

  /** Replaces the list. If its fix was chosen by a key, the keys go on with the next finding. */
  #replace(...nodes) {
    const hasFocus = this.#list.contains(document.activeElement);
    this.#list.replaceChildren(...nodes);
    if (hasFocus) (this.#list.querySelector("button.message") ?? byId("panel-findings")).focus({ preventScroll: true });
  }

  #showEmpty(summary, problem) {
    const reason = problem ?? String(summary?.documents);
    if (reason === this.#emptyReason) return;
    this.#emptyReason = reason;
    this.#replace(empty(summary, problem));
  }
}

function group(app, severity, findings) {
  if (findings.length === 0) return null;
  const shown = findings.slice(0, limit);
  const items = element("ul", { class: "cards" }, ...shown.map((finding) => element("li", {}, card(app, finding))));
  const section = element("section", { "aria-label": plural[severity] },
    element("h3", { class: `group ${severity}` }, `${plural[severity]} `, element("span", { class: "count" }, String(findings.length))),
    items);
  const rest = findings.slice(limit);
  if (rest.length > 0) {
    const more = button(`Show ${rest.length} more`, () => {
      items.append(...rest.map((finding) => element("li", {}, card(app, finding))));
      more.remove();
    }, { class: "small" });
    section.append(more);
  }
  return section;
}

function sentence(findings) {
  const parts = severities.map((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return count && `${count} ${count === 1 ? severity : plural[severity].toLowerCase()}`;
  });
  return parts.filter(Boolean).join(", ") || "No findings";
}

function empty(summary, problem) {
  if (problem) {
    return note("problem", "The document was not checked", problem);
  }
  if (summary && summary.documents === 0) {
    return note("neutral", "Not an FCM document",
      "No FCM fields were found. Select a kind above the editor to lint it anyway, or open an example.");
  }
  return note("good", "No findings", "fcmlint has nothing to report. The preview shows what each platform does with the payload, and what depends on the app.");
}

function note(kind, title, text) {
  return element("div", { class: `note ${kind}` }, element("h3", {}, title), element("p", {}, text));
}
