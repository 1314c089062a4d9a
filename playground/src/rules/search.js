/**
 * The rules that contain all words of a query, those with the words in the name or summary first.
 *
 * @param {import("../engine/types.js").RulePage[]} rules
 * @param {string} query
 */
export function search(rules, query) {
  const words = query.toLowerCase().split(/[^a-z0-9_-]+/).filter((word) => word.length > 1);
  if (words.length === 0) return rules;
  const scored = rules.map((rule) => ({ rule, score: score(rule, words) }));
  const best = Math.max(...scored.map(({ score }) => score));
  // A pasted error text has words that no rule has: at least two thirds of the best must be there.
  return scored.filter(({ score }) => score > 0 && score >= best * 0.67)
    .sort((a, b) => b.score - a.score).map(({ rule }) => rule);
}

function score(rule, words) {
  const name = rule.id.toLowerCase();
  const summary = rule.summary.toLowerCase();
  const text = [rule.why, rule.source, ...rule.symptoms, ...rule.errorTexts, ...rule.bad].join("\n").toLowerCase();
  return words.reduce((sum, word) => {
    if (name.includes(word)) return sum + 4;
    if (summary.includes(word)) return sum + 3;
    return text.includes(word) ? sum + 1 : sum;
  }, 0);
}
