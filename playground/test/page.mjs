// What the tests read from a page of the playground and do with it, as text for the browser.

/** The editor component of the page. */
export const view = "document.querySelector('.CodeMirror').CodeMirror";

/** Replaces the text by typing it over everything, and waits for the findings about it. */
export async function type(page, text) {
  await page.value(`${view}.focus(); ${view}.execCommand("selectAll")`);
  await page.insert(text);
  await settled(page);
}

/** Waits until the engine has judged the text in the editor. */
export async function settled(page) {
  await page.value("new Promise((resolve) => setTimeout(resolve, 160))");
}

/** The text in the editor. */
export function text(page) {
  return page.value(`${view}.getValue()`);
}

/** The squiggles as [line, character, line, character, severity], by place. */
export function squiggles(page) {
  return page.value(`${view}.getAllMarks().filter((mark) => mark.finding).map((mark) => { const { from, to } = mark.find();
    return [from.line, from.ch, to.line, to.ch, mark.finding.severity]; })`);
}

/** Messages of the listed findings. */
export function messages(page) {
  return page.value("[...document.querySelectorAll('#findings-list button.message')].map((node) => node.textContent)");
}

/** Opens an example of the menu by its position. */
export async function example(page, index) {
  await page.value(`(() => { const menu = document.querySelector("#examples"); menu.value = ${index};
    menu.dispatchEvent(new Event("change")); })()`);
  await settled(page);
}

/** Violations that axe finds, as texts. */
export async function violations(page, axe) {
  await page.value(`if (!window.axe) { ${axe} }; true`);
  return page.value(`axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] })
    .then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => id + " at " + target.join(" ") + ": " + failureSummary)))`);
}
