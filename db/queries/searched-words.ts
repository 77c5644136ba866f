import "server-only";

/** Around words, where they belong to the search rather than to what is searched for. */
const EDGES = /^["“”„‟«»‹›'‘’‚,;]+|(?<!["“”„‟«»‹›'‘’‚,;])["“”„‟«»‹›'‘’‚,;]+$/g;
const APOSTROPHE = /^['’ʼ]$/;
const MEANT_BY_PATTERNS = /[\\^$.*+?()[\]{}|]/;
/** Combining marks, as macOS spells "é" in names of files. */
const MARKS = "[\u0300-\u036f]*";
/** Latin letters with marks, and those that Unicode takes for letters of their own. */
const MARKED_RANGES = [
  [0xc0, 0x24f],
  [0x1e00, 0x1eff],
] as const;
const LIKE_PLAIN = new Map(Object.entries({ ø: "o", ł: "l", đ: "d", ħ: "h", ŧ: "t", ı: "i" }));

/**
 * Patterns (Postgres's regular expressions, to be matched without regard to case) of the words of a search: each word once,
 * the longest first, because fewer creations have it. A letter is found with and without marks, however they're spelled, so
 * that "cafe" finds "café" and the other way around; every other character stands for itself.
 */
export function searchedWords(search: string): string[] {
  const parts = search.normalize("NFC").split(/\s+/).filter(Boolean);
  const bare = parts.map((part) => part.replace(EDGES, "")).filter(Boolean);
  // Nothing but marks is a search for those.
  const words = bare.length > 0 ? bare : parts;
  const different = new Map(words.map((word) => [patternOf(word.toLowerCase()), word]));
  return [...different.values()].sort((one, other) => other.length - one.length).map(patternOf);
}

function patternOf(word: string): string {
  return [...word].map(patternOfCharacter).join("");
}

function patternOfCharacter(character: string): string {
  const marked = MARKED.get(plainLetter(character.toLowerCase()));
  if (marked) return `[${marked}]${MARKS}`;
  if (APOSTROPHE.test(character)) return "['’ʼ]";
  if (MEANT_BY_PATTERNS.test(character)) return `\\${character}`;
  const apart = character.normalize("NFD");
  return apart === character ? character : `(?:${character}|${apart})`;
}

/** "e" for "é"; the letter itself where it has no marks. */
function plainLetter(letter: string): string {
  const [base = letter] = letter.normalize("NFD");
  return LIKE_PLAIN.get(base) ?? base;
}

/** Every spelling of a plain letter, in both cases, by the letter. */
const MARKED: ReadonlyMap<string, string> = spellings();

function spellings(): Map<string, string> {
  const letters = new Map(
    [..."abcdefghijklmnopqrstuvwxyz"].map((letter) => [letter, letter + letter.toUpperCase()]),
  );
  for (const [first, last] of MARKED_RANGES) {
    for (let code = first; code <= last; code += 1) {
      const letter = String.fromCodePoint(code);
      const plain = plainLetter(letter.toLowerCase());
      const known = letters.get(plain);
      if (known !== undefined) letters.set(plain, known + letter);
    }
  }
  return letters;
}
