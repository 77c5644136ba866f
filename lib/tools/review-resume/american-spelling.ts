/**
 * Folds British spellings into American ones: licence, organise, colour, modelled. Other words may change along, so this
 * is for comparing texts that were both folded.
 */
export function foldSpelling(text: string): string {
  return text
    .toLowerCase()
    .replace(/enc(es?)\b/g, "ens$1")
    .replace(
      /(is|ys)(e[drs]?|ing|ations?)\b/g,
      (_whole, stem: string, end: string) => `${stem.charAt(0)}z${end}`,
    )
    .replace(/our(s|ed|ing|able|ite|ites)?\b/g, "or$1")
    .replace(/ll(ed|ing|ers?)\b/g, "l$1")
    .replace(/tre(s?)\b/g, "ter$1");
}
