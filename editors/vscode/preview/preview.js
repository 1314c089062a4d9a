// The preview in a webview of VS Code: the drawings of the playground, for a document of the editor.
//
// The extension sends what the server says about the document; this page says what the person chooses.
import { button, byId, element } from "../../../playground/src/dom.js";
import { sections } from "../../../playground/src/drawing/section.js";

const editor = acquireVsCodeApi();
/** The choices of the person, which VS Code keeps while the page is hidden. */
const chosen = { state: "unlocked", document: 0, loadsImages: false, ...editor.getState() };
let shown = { previews: [], problem: null };

const view = {
  get loadsImages() {
    return chosen.loadsImages;
  },
  sample: () => null,
  json: (row) => row.json ?? null,
  select: ({ start, end }) => editor.postMessage({ type: "select", start, end }),
  explain: (rule) => editor.postMessage({ type: "explain", rule }),
  fixes: ({ fixes = [] }) => fixes.map(({ label, id }) => ({ label, apply: () => editor.postMessage({ type: "fix", id }) })),
};

function choose(change) {
  Object.assign(chosen, change);
  editor.setState(chosen);
  draw();
}

function draw() {
  const messages = shown.previews.filter(({ platforms }) => platforms.length > 0);
  const index = Math.max(0, messages.findIndex(({ document }) => document === chosen.document));
  const menu = byId("document");
  menu.parentNode.hidden = messages.length < 2;
  menu.replaceChildren(...messages.map(({ line }, number) =>
    element("option", { selected: number === index }, `${number + 1} of ${messages.length}${line ? `, line ${line}` : ""}`)));
  byId("drawings").replaceChildren(...(messages.length === 0
    ? [element("p", { class: "note neutral" }, shown.problem ?? "There is no message in this document.")]
    : [errors(messages[index]), ...sections(view, messages[index].platforms, chosen.state, false)]).filter(Boolean));
}

function errors({ errors: count }) {
  return count > 0 && element("p", { class: "note problem" },
    `${count === 1 ? "1 error" : `${count} errors`}: the message may be rejected, or part of it may not work. The preview shows what is meant. `,
    button("Show the problems", () => editor.postMessage({ type: "problems" }), { class: "link" }));
}

/** The colors of the editor: light or dark. */
function follow() {
  const isDark = document.body.classList.contains("vscode-dark") || (document.body.classList.contains("vscode-high-contrast") && !document.body.classList.contains("vscode-high-contrast-light"));
  document.documentElement.dataset.theme = isDark ? "dark" : "light";
}

follow();
new MutationObserver(follow).observe(document.body, { attributes: true, attributeFilter: ["class"] });
byId("state").value = chosen.state;
byId("load-images").checked = chosen.loadsImages;
byId("state").addEventListener("change", ({ target }) => choose({ state: target.value }));
byId("load-images").addEventListener("change", ({ target }) => choose({ loadsImages: target.checked }));
byId("document").addEventListener("change", ({ target }) =>
  choose({ document: shown.previews.filter(({ platforms }) => platforms.length > 0)[target.selectedIndex].document }));
addEventListener("message", ({ data }) => {
  shown = data;
  if (data.document !== undefined) chosen.document = data.document;
  draw();
});
editor.postMessage({ type: "ready" });
