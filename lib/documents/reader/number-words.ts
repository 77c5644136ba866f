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

/** Source of a pattern that matches a number in words up to ninety-nine hundred: "two", "twenty-four", "nine hundred". */
export const NUMBER_WORD = `(?:(?:${TENS.join("|")})(?:-(?:${UNITS.slice(0, 9).join("|")}))?|${[...UNITS].reverse().join("|")})(?:\\s(?:hundred|thousand))?`;

const WORD = new RegExp(NUMBER_WORD, "iu");

/** The number that a text begins with in words; NaN when there is none. */
export function countOfWords(text: string): number {
  const match = WORD.exec(text)?.[0].toLowerCase();
  if (!match) return Number.NaN;
  const [number = "", scale] = match.split(/\s/);
  const value = number
    .split("-")
    .reduce(
      (sum, word) =>
        sum + UNITS.indexOf(word) + 1 + (TENS.indexOf(word) + 2) * 10 * Number(TENS.includes(word)),
      0,
    );
  return value * (scale === "hundred" ? 100 : scale === "thousand" ? 1_000 : 1);
}
