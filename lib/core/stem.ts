const MIN_STEM_LETTERS = 4;
/** Longer runs aren't words, and the patterns below take quadratic time. */
const MAX_STEM_LETTERS = 64;

/**
 * Strips English endings. Deliberately light: it makes fewer mistakes than a full stemmer and
 * barely touches other languages.
 */
export function stem(word: string): string {
  if (word.length > MAX_STEM_LETTERS) return word;
  const bare = word.replace(/['’]s?$/, "");
  if (bare.length < MIN_STEM_LETTERS || /[\d+#.]/.test(bare)) return bare;
  const single = bare
    .replace(/ies$/, "y")
    .replace(/(ss|sh|ch|x|z)es$/, "$1")
    .replace(/([^su])s$/, "$1");
  const plain = single
    // "agreed" has an ending, "bleed" and "proceed" have none.
    .replace(/([aeiouy].*[^c]ee)d$/, "$1")
    .replace(/(..[aeiouy].*)(?:ing|(?<!e)ed)$/, "$1")
    .replace(/([bdgklmnprt])\1$/, "$1")
    .replace(/(.{4})(?:ment|ness|ly)$/, "$1");
  return plain.replace(/(.{3})e$/, "$1");
}
