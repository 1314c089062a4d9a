// The search on the page with all rules, rules/index.html, outside of the playground.
import { search } from "./search.js";

const items = [...document.querySelectorAll(".document li")];
const rules = items.map((item) => ({
  id: item.querySelector("code").textContent, summary: item.textContent, why: item.dataset.words, source: "", symptoms: [], errorTexts: [], bad: [], item,
}));
const query = document.querySelector("#query");
const status = document.querySelector("#found");

query.addEventListener("input", () => {
  const found = new Set(search(rules, query.value).map(({ item }) => item));
  for (const item of items) item.hidden = !found.has(item);
  for (const section of document.querySelectorAll(".document section")) section.hidden = !section.querySelector("li:not([hidden])");
  status.textContent = `${found.size} of ${items.length} rules`;
});
query.closest("p").hidden = false;
