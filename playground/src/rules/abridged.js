/** The text with long runs of one character shortened, as in examples of values that are too long. */
export function abridged(text) {
  return text.replace(/(.)\1{80,}/gsu, (run, character) => `${character.repeat(12)}… (${run.length} in all)`);
}
