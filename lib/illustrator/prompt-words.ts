const IRREGULAR: Readonly<Record<string, string>> = {
  mice: "mouse",
  geese: "goose",
  children: "child",
  kids: "child",
  men: "man",
  women: "woman",
  people: "person",
  wolves: "wolf",
  leaves: "leaf",
  knives: "knife",
  oxen: "ox",
  teeth: "tooth",
  feet: "foot",
  loaves: "loaf",
  elves: "elf",
  dwarves: "dwarf",
  calves: "calf",
  butterflies: "butterfly",
  cherries: "cherry",
  buses: "bus",
  glasses: "glasses",
  sunglasses: "sunglasses",
  books: "books",
  taxis: "taxi",
  firemen: "fireman",
  policemen: "policeman",
  snowmen: "snowman",
  fishermen: "fisherman",
  ladies: "lady",
};

/** Singular words that end in "s". */
const SINGULAR_IN_S = /(?:ss|us|is|ous)$/;

/** Splits a description into lowercase words of any script and punctuation; accents on Latin letters are dropped. */
export function tokenizeDescription(description: string): string[] {
  const plain = description
    .normalize("NFKD")
    .replace(/(?<=[a-z])\p{M}+/giu, "")
    .normalize("NFC")
    .replaceAll("’", "'")
    .toLowerCase();
  return plain.match(/[\p{L}\p{N}\p{M}]+(?:['-][\p{L}\p{N}\p{M}]+)*|[,.;:!?()]/gu) ?? [];
}

/** Returns a noun's singular, and whether it was a plural. */
export function singularize(word: string): { word: string; plural: boolean } {
  const irregular = IRREGULAR[word];
  if (irregular) return { word: irregular, plural: irregular !== word };
  if (word.length < 4 || !word.endsWith("s") || SINGULAR_IN_S.test(word)) {
    return { word, plural: false };
  }
  if (word.endsWith("ies")) return { word: `${word.slice(0, -3)}y`, plural: true };
  if (/(?:ch|sh|x|o)es$/.test(word)) return { word: word.slice(0, -2), plural: true };
  return { word: word.slice(0, -1), plural: true };
}

const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  single: 1,
  two: 2,
  couple: 2,
  pair: 2,
  three: 3,
  few: 3,
  four: 4,
  several: 4,
  some: 3,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  dozen: 12,
  dozens: 24,
  thousand: 999,
  thousands: 999,
  million: 999,
  millions: 999,
  countless: 999,
  numerous: 7,
  pack: 5,

  many: 7,
  lots: 8,
  flock: 7,
  herd: 6,
  group: 5,
  bunch: 5,
  swarm: 9,
  hundred: 100,
  hundreds: 100,
};

const MAX_NUMBER = 999;

/** Returns the number a word stands for (1 to 999); undefined when it isn't one. */
export function parseNumber(word: string): number | undefined {
  if (/^\d{1,3}$/.test(word)) return Math.min(MAX_NUMBER, Number(word)) || undefined;
  return Object.hasOwn(NUMBERS, word) ? NUMBERS[word] : undefined;
}
