/**
 * Creates an element. Text of payloads only ever becomes text: children are elements or strings,
 * and there is no way to pass markup.
 *
 * @param {string} tag
 * @param {Object<string, any>} [properties] `class`, `on` (listeners by event), other attributes;
 *   false, null and undefined are left out, true is an empty attribute
 * @param {...(Node|string|null|undefined|false)} children
 * @returns {HTMLElement}
 */
export function element(tag, properties = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === false || value === null || value === undefined) continue;
    if (name === "on") {
      for (const [event, listener] of Object.entries(value)) node.addEventListener(event, listener);
    } else {
      node.setAttribute(name, value === true ? "" : String(value));
    }
  }
  node.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

/** A button that calls `action`. */
export function button(label, action, properties = {}) {
  return element("button", { type: "button", on: { click: action }, ...properties }, label);
}

/** The element of the page with an id. */
export function byId(id) {
  return document.getElementById(id);
}

/** Text in which `code` between backticks becomes code elements. */
export function prose(text) {
  return text.split("`").map((part, index) => (index % 2 ? element("code", {}, part) : part));
}
