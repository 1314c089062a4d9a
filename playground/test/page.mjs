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
  await page.value(`(() => { if (!window.axe) { ${axe} } return true; })()`);
  return page.value(`axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] })
    .then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => id + " at " + target.join(" ") + ": " + failureSummary)))`);
}

/** What is wrong with the drawings: parts that overlap or leave their card, and devices without a label. */
export const faults = `(() => {
  const found = [];
  const box = (node) => node.getBoundingClientRect();
  const name = (node) => node.className + " " + node.textContent.slice(0, 20);
  for (const card of document.querySelectorAll(".android-card, .iphone-card, .chrome-card, .chrome-body, .title-line, .devices, .lock, .android-text, .chrome-text, .iphone-text")) {
    const parts = [...card.children].filter((node) => box(node).width > 0);
    for (const [index, part] of parts.entries()) {
      if (box(part).left < box(card).left - 1 || box(part).right > box(card).right + 1) found.push("outside: " + name(part));
      for (const other of parts.slice(index + 1)) {
        const [a, b] = [box(part), box(other)];
        if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1) found.push(name(part) + " overlaps " + name(other));
      }
    }
  }
  for (const device of document.querySelectorAll("#preview-list .device")) {
    const label = device.classList.contains("empty") ? device : device.closest("figure")?.querySelector("figcaption");
    if (!label?.textContent.trim()) found.push("no label: " + name(device));
  }
  return found;
})()`;
