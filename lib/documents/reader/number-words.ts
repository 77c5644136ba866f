const UNITS = [
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
];
const TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

const SMALL = `(?:(?:${TENS.join("|")})(?:[- ](?:${UNITS.slice(0, 9).join("|")}))?|${[...UNITS].reverse().join("|")})`;
const LARGE = "(?:hundred|thousand|million|billion)";

/** Source of a pattern that matches a number in words: "two", "twenty-four", "a hundred", "one hundred and fifty", "two and a half". */
export const NUMBER_WORD = `(?:(?:${SMALL}|an?)[ -]${LARGE}(?: ${LARGE})?(?:(?: and)? ${SMALL}(?: ${LARGE})?){0,3}|${SMALL})(?: and (?:a|one) (?:half|quarter))?`;

/** Source of a pattern for what every number in words ends with. */
export const NUMBER_WORD_END = `(?:${UNITS.slice(0, 12).join("|")}|teen|ty|hundred|thousand|million|billion|half|quarter)`;

const WORD = new RegExp(NUMBER_WORD, "iu");
const SCALES: Record<string, number> = { thousand: 1e3, million: 1e6, billion: 1e9 };
const PARTS: Record<string, number> = { half: 0.5, quarter: 0.25 };

/** The first number that a text has in words; NaN when there is none. */
export function countOfWords(text: string): number {
  const match = WORD.exec(text)?.[0].toLowerCase();
  if (!match) return Number.NaN;
  // "And a half" is no "a hundred".
  const [, whole = "", part] = /^(.*?)(?: and (?:a|one) (half|quarter))?$/.exec(match) ?? [];
  let [sum, group] = [0, 0];
  for (const word of whole.split(/[ -]/)) {
    const scale = SCALES[word];
    if (word === "hundred") group = Math.max(group, 1) * 100;
    else if (scale) [sum, group] = [sum + Math.max(group, 1) * scale, 0];
    else
      group +=
        UNITS.indexOf(word) + 1 + (TENS.indexOf(word) + 2) * 10 * Number(TENS.includes(word));
  }
  return sum + group + (PARTS[part ?? ""] ?? 0);
}

/** The number that is written in digits or, else, the first one in words; NaN when there is none. */
export function numberOf(written: string): number {
  return /^\d/.test(written) ? Number(written.replaceAll(",", "")) : countOfWords(written);
}

/** Number words of other languages up to twelve, without those that are something else in English, as "once" and "Sept" are. */
const FOREIGN: readonly (readonly string[])[] = [
  ["ein", "eine", "einen", "einem", "einer", "eines", "un", "une", "una", "um", "uma", "een"],
  ["zwei", "deux", "dos", "due", "dois", "duas", "twee"],
  ["drei", "trois", "tres", "tre", "três", "drie"],
  ["vier", "quatre", "cuatro", "quattro", "quatro"],
  ["fünf", "cinq", "cinco", "cinque", "vijf"],
  ["sechs", "seis", "zes"],
  ["sieben", "siete", "sette", "sete", "zeven"],
  ["acht", "huit", "ocho", "otto", "oito"],
  ["neun", "neuf", "nueve", "nove", "negen"],
  ["zehn", "dix", "diez", "dieci", "dez", "tien"],
  ["elf", "onze", "undici"],
  ["zwölf", "douze", "doce", "dodici", "doze", "twaalf"],
];
/** "First" to "tenth". */
export const ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth".split(
  " ",
);
const MULTIPLES = new Map([
  ["hundred", 100],
  ["thousand", 1_000],
]);
const VALUES = new Map<string, number>([
  ...MULTIPLES,
  ...UNITS.map((word, at) => [word, at + 1] as const),
  ...TENS.map((word, at) => [word, (at + 2) * 10] as const),
  ...ORDINALS.map((word, at) => [word, at + 1] as const),
  ...FOREIGN.flatMap((words, at) => words.map((word) => [word, at + 1] as const)),
]);

/** A number written in words: where it stands, in UTF-16 code units, and its value. */
export type WordNumber = { at: number; text: string; value: number };

/**
 * The numbers that a text writes in words: "fifteen", "three hundred and fifty", "one point four", and years as they are
 * said, "nineteen eighty-four". Small ones of a few other languages too. An ordinal counts at the end of a number only, as in
 * "twenty-first".
 */
export function numbersInWords(text: string): WordNumber[] {
  const found: WordNumber[] = [];
  for (const { 0: word, index } of text.matchAll(/\p{L}+/gu)) {
    const last = found.at(-1);
    const gap = last && text.slice(last.at + last.text.length, index);
    const joined = last && gap !== undefined ? joinWords(last, gap, word.toLowerCase()) : undefined;
    const value = VALUES.get(word.toLowerCase());
    if (last && joined !== undefined) {
      last.text += gap + word;
      last.value = joined;
    } else if (value !== undefined) found.push({ at: index, text: word, value });
  }
  return found.filter(({ text }) => !ORDINALS.includes(text.toLowerCase()));
}

/** What a number and the next word are together; undefined where that word begins another number, or none. */
function joinWords({ text, value }: WordNumber, gap: string, word: string): number | undefined {
  const isPoint = /^\spoint\s$/.test(gap);
  if (!isPoint && !/^(?:[\s-]|\sand\s)$/.test(gap)) return undefined;
  const scale = MULTIPLES.get(word);
  const more = VALUES.get(word);
  if (isPoint) return more !== undefined && more < 10 ? value + more / 10 : undefined;
  if (/point/.test(text)) return undefined;
  const isAnd = gap.includes("and");
  if (scale) return isAnd || value >= scale ? undefined : value * scale;
  if (more === undefined || (isAnd && value < 100)) return undefined;
  // "twenty-first", but "a thirty second pause"
  if (ORDINALS.includes(word) && gap !== "-") return undefined;
  const isFree = more < 10 ? value % 10 === 0 && value % 100 !== 10 : value % 100 === 0;
  if (isFree) return value + more;
  const isCentury = more >= 10 && value >= 10 && value <= 20 && !isAnd;
  return isCentury ? value * 100 + more : undefined;
}
