// Texts with tab stops: `$1`, `${1:proposal}` and `${1|one,two|}`, with a backslash before special characters.
const piece = /\\([^])|\$(\d+)|\$\{(\d+)(?::((?:\\[^]|[^\\}])*)|\|((?:\\[^]|[^\\|])*)\|)\}/g;

/**
 * Reads a text with tab stops. A choice becomes its first value.
 *
 * @param {string} snippet
 * @returns {{text: string, stops: {start: number, end: number, isOpen: boolean}[]}} the stops in their order;
 *   `isOpen` is whether there is something to choose or to write
 */
export function parseSnippet(snippet) {
  const stops = [];
  let text = "";
  let end = 0;
  for (const found of snippet.matchAll(piece)) {
    const [all, escaped, empty, number, proposal, choice] = found;
    text += snippet.slice(end, found.index);
    end = found.index + all.length;
    if (escaped !== undefined) {
      text += escaped;
      continue;
    }
    const start = text.length;
    text += unescaped(proposal ?? /^(?:\\[^]|[^\\,])*/.exec(choice ?? "")[0]);
    stops.push({ number: Number(empty ?? number), start, end: text.length, isOpen: proposal === undefined });
  }
  text += snippet.slice(end);
  return { text, stops: stops.sort((a, b) => a.number - b.number).map(({ number, ...stop }) => stop) };
}

function unescaped(text) {
  return text.replace(/\\([^])/g, "$1");
}
