import "server-only";

/** The spellings of a word of a search, any of which will do. */
export type SearchedWord = {
  /** In titles and prompts, which may be names of files: macOS spells "é" as two characters there. */
  inName: string[];
  /** In texts, each of which takes its time. */
  inText: string[];
};

/** Around words, where they belong to the search rather than to what is searched for. */
const EDGES = /^["“”„‟«»‹›'‘’‚,;]+|(?<!["“”„‟«»‹›'‘’‚,;])["“”„‟«»‹›'‘’‚,;]+$/g;
const APOSTROPHES = /['’ʼ]/g;

/** Each word once, the longest first, because fewer creations have it. */
export function searchedWords(search: string): SearchedWord[] {
  const parts = search.split(/\s+/).filter(Boolean);
  const bare = parts.map((part) => part.replace(EDGES, "")).filter(Boolean);
  // Nothing but marks is a search for those.
  const words = bare.length > 0 ? bare : parts;
  const different = new Map(words.map((word) => [keyOf(word), word]));
  return [...different.values()]
    .sort((one, other) => other.length - one.length)
    .map((word) => ({
      inName: spellings([word.normalize("NFC"), word.normalize("NFD")]),
      inText: spellings([word.normalize("NFC"), word]),
    }));
}

function keyOf(word: string): string {
  return word.normalize("NFC").toLowerCase().replace(APOSTROPHES, "'");
}

/** With either apostrophe. */
function spellings(words: readonly string[]): string[] {
  const all = words.flatMap((word) => ["'", "’"].map((mark) => word.replace(APOSTROPHES, mark)));
  return [...new Set(all)];
}
