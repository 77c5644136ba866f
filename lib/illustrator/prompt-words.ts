/** Between the words of a name, which are one word for us. */
const JOINT = "_";
const PLAIN_WORD = /[\p{L}\p{N}\p{M}]+(?:['’-][\p{L}\p{N}\p{M}]+)*/gu;
const WORD = /[\p{L}\p{N}\p{M}]+(?:['_-][\p{L}\p{N}\p{M}]+)*|[,.;:!?()]/gu;

/** Names and lettering, with the word before: called "Bean There", a sign that says “Open”. */
const QUOTED_TEXT =
  /\b(called|named|titled|labell?ed|says?|saying|said|reads?|reading|words?|text|letters|lettering|slogan|title|caption|message|name)[\s:,]{1,3}["“”„«]([^"“”„«»]{1,80})["“”»]/giu;
/** A dog named Max Power. */
const PROPER_NAME =
  /\b([Cc]alled|[Nn]amed|[Tt]itled)((?:\s\p{Lu}[\p{Ll}'’-]{0,30}){1,5})(?![\p{L}'’-])/gu;

/**
 * Splits a description into lowercase words of any script and punctuation. Accents on Latin letters are dropped, except
 * those that make another letter: a German "Bär" is no bar. A name that something is called, or lettering, is one word
 * with what introduces it, so that a dog named Apple is no apple.
 */
export function tokenizeDescription(description: string): string[] {
  const plain = joinNames(description.replaceAll(JOINT, " "))
    .normalize("NFKD")
    .replace(/(?<=[a-z])(?!(?<=[aou])\u0308)\p{M}+/giu, "")
    .normalize("NFC")
    .replaceAll("’", "'")
    .toLowerCase();
  return (plain.match(WORD) ?? []).map((word) => word.replaceAll(JOINT, " "));
}

function joinNames(text: string): string {
  const joined = (_all: string, before: string, name: string) =>
    `${before} ${name}`.match(PLAIN_WORD)?.join(JOINT) ?? "";
  return text.replace(QUOTED_TEXT, joined).replace(PROPER_NAME, joined);
}

const NUMBERS: ReadonlyMap<string, number> = new Map(
  Object.entries({
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
  }),
);

const MAX_NUMBER = 999;

/** Number words that a number before them multiplies: "two dozen". */
const UNITS = /^(?:dozen|hundred|thousand|million)$/;
const TENS = /^(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)$/;

/** Returns the number a word stands for (1 to 999); undefined when it isn't one. */
export function parseNumber(word: string): number | undefined {
  if (/^\d{1,3}$/.test(word)) return Number(word) || undefined;
  const [tens = "", ones = "", ...more] = word.split("-");
  if (more.length === 0 && TENS.test(tens) && ones) {
    const number = NUMBERS.get(ones);
    return number !== undefined && number < 10 ? (NUMBERS.get(tens) ?? 0) + number : undefined;
  }
  return NUMBERS.get(word);
}

/** Returns what a number word makes of the number before it: 24 for "two dozen", 21 for "twenty one". */
export function joinNumbers(
  before: { number: number; word: string } | undefined,
  number: number,
  word: string,
): { number: number; word: string } {
  if (!before || /^an?$/.test(before.word)) return { number, word };
  if (before.word === "family") return { number, word: `family of ${word}` };
  const words = `${before.word} ${word}`;
  if (UNITS.test(word)) {
    return { number: Math.min(MAX_NUMBER, before.number * number), word: words };
  }
  const last = before.word.split(" ").at(-1) ?? "";
  if (UNITS.test(last) || (TENS.test(last) && number < 10)) {
    return { number: Math.min(MAX_NUMBER, before.number + number), word: words };
  }
  return before.number >= number ? before : { number, word };
}
