import { withoutDates } from "@/lib/tools/review-resume/date-parts";

const UNITS =
  "k|m|million|billion|people|users|customers|clients|hours|hrs?|days|weeks|months|projects|members|engineers|students|pages|x|kg|lbs?|km|ft|[gt]b";
const AMOUNT = new RegExp(
  [
    String.raw`[$€£]\s?\d|\d\s?%|\b\d{2,}\b|\b\d+[.,]\d|\b\d\s\p{Ll}{3}`,
    String.raw`\b\d[\d,.]{0,20}\+?\s?(?:${UNITS})\b`,
    // "ratio 1:2", and no time of day.
    String.raw`(?<![\d:])\d:\d(?![\d:])`,
    // "from 7 to 1", "cut falls to 2", "raised by 3"
    String.raw`\b(?:fell|rose|grew|dropped|cut|down|up|reduced|raised|increased|decreased|lowered|improved|from)\s(?:[\p{L}'’-]{1,20}\s){0,4}?(?:from|to|by)\s\d`,
    String.raw`\bfrom\s\d[^.;]{0,40}\sto\s\d`,
    // "twins aged 4", and no "grade 3" or "Angular 2"
    String.raw`(?<!\p{L})(?:aged?|of|under|over|least|all|each|every|only|just|about|than)\s\d(?![\p{L}\d:-])`,
  ].join("|"),
  "iu",
);
const NUMBER_WORDS = [
  "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen",
  "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|dozens?",
  "half|halved|twice|doubled|tripled|quadrupled",
];
/** Those of other languages that no English word is like, in lowercase: Tien and Cinque are also names. */
const OTHER_NUMBER_WORDS = [
  "zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|fünfzehn|zwanzig|dreißig|fünfzig|[Hh]underte?|[Tt]ausende?|[Dd]utzend|verdoppelt|halbiert",
  "deux|trois|quatre|cinq|huit|onze|douze|quinze|vingt|trente|cinquante|doublé|triplé",
  "tres|cuatro|cinco|seis|siete|ocho|nueve|veinte|treinta|duplicad[oa]|dois|três|quatro|sete|oito|quattro|cinque|sette|dieci|vijf|zeven|negen|tien",
];
const NUMBER_WORD = anyOf(NUMBER_WORDS, "iu");
const OTHER_NUMBER_WORD = anyOf(OTHER_NUMBER_WORDS, "u");

function anyOf(words: readonly string[], flags: string): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${words.join("|")})(?!\p{L})`, flags);
}

/** Whether a line says how many, how much, or how fast. Dates don't count. */
export function hasFigure(line: string): boolean {
  const undated = withoutDates(line).replace(/\b(?:19|20)\d{2}\b/g, "");
  return [AMOUNT, NUMBER_WORD, OTHER_NUMBER_WORD].some((pattern) => pattern.test(undated));
}
