import { element } from "../dom.js";

/**
 * The documentation of a field or value.
 *
 * @param {string} text paragraphs of the engine: the name with its type, sentences, lists and the source
 * @returns {HTMLElement}
 */
export function fieldPage(text) {
  return element("div", { class: "field-page" }, ...text.split("\n\n").map(paragraph));
}

function paragraph(text) {
  if (text.startsWith("- ")) {
    return element("ul", {}, ...text.slice(2).split("\n- ").map((line) => element("li", {}, line)));
  }
  const source = /^Source: (.*), (https:\S+)$/.exec(text);
  if (source) {
    return element("p", { class: "where" }, "Source: ", element("a", { href: source[2], rel: "noreferrer", target: "_blank" }, source[1]));
  }
  const head = /^([^\s:]+)(: .*)$/s.exec(text);
  return head ? element("p", {}, element("code", {}, head[1]), head[2]) : element("p", {}, text);
}
