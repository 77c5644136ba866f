/** Stands before the first and after the last word of a text. */
const EDGE = "·";

/**
 * What can be seen around the gap after a word: the words on both sides and their kinds. Ends of sentences are predicted
 * from it.
 *
 * @param words lowercase, without punctuation
 * @param kinds of the words, from `tagWords`
 * @param index of the word before the gap
 * @returns keys into `boundary-weights.json`
 */
export function gapFeatures(
  words: readonly string[],
  kinds: readonly string[],
  index: number,
): string[] {
  const [before, left, right, after] = around(words, index);
  const [k0, k1, k2, k3] = around(kinds, index);
  const k4 = kinds[index + 3] ?? EDGE;
  return [
    `l ${left}`,
    `k ${before}`,
    `r ${right}`,
    `s ${after}`,
    `R ${right} ${after}`,
    `1 ${k1}`,
    `2 ${k2}`,
    `12 ${k1} ${k2}`,
    `01 ${k0} ${k1}`,
    `23 ${k2} ${k3}`,
    `012 ${k0} ${k1} ${k2}`,
    `123 ${k1} ${k2} ${k3}`,
    `234 ${k2} ${k3} ${k4}`,
    `1r ${k1} ${right}`,
    `1r3 ${k1} ${right} ${k3}`,
    `l2 ${left} ${k2}`,
    `r34 ${right} ${k3} ${k4}`,
  ];
}

function around(items: readonly string[], index: number): [string, string, string, string] {
  const at = (offset: number) => items[index + offset] ?? EDGE;
  return [at(-1), at(0), at(1), at(2)];
}
