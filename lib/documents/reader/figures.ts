import { dateFigures } from "@/lib/documents/reader/dates";
import type { Figure, FigureType } from "@/lib/documents/reader/figure-types";
import { countOfWords, NUMBER_WORD } from "@/lib/documents/reader/number-words";

const NUMBER = String.raw`\d{1,15}(?:[,.]\d{1,15}){0,5}`;
const SCALE_WORD = String.raw`\s(?:thousand|million|billion|trillion)\b`;
const SCALE = `(?:${SCALE_WORD})?`;
/** Of amounts of money: "€4.1M", "$350k". */
const MONEY_SCALE = String.raw`(?:${SCALE_WORD}|\s?(?:bn|[MBK]|k|m)(?![\p{L}\d]))`;
export const CURRENCY_NAME = `(?:US dollars?|dollars?|cents?|euros?|pounds?|crowns?|francs?|yen|kroner|kronor|rupees|USD|EUR|GBP|CHF|CZK|SEK|NOK|DKK|JPY|CAD|AUD)`;
export const TIME_UNIT = String.raw`(?:(?:business|working|calendar|consecutive)\s)?(?:seconds?|minutes?|mins?|hrs?|hours?|days?|nights?|weeks?|months?|quarters?|years?)`;
/** What kind of days, before the word for them: "eight paid sick days". */
const KIND_OF_TIME = String.raw`(?:(?:paid|unpaid|sick|vacation|personal|school|full|whole|unused|free|extra|additional|further|more|other)\s){0,3}`;
export const MEASURE_UNIT = String.raw`(?:°\s?[CF]|kWh|kW|Wh|W|km\/h|mph|mm ?Hg|bpm|km|cm|mm|m²|m2|m³|m|miles?|feet|foot|ft|inch(?:es)?|in\.|(?:kilo|centi|milli)?met(?:er|re)s?|hectares?|acres?|square (?:feet|miles?|(?:kilo)?met(?:er|re)s?)|kg|mg|g|grams?|kilograms?|tons?|tonnes?|lbs?|ounces?|oz|ml|l|lit(?:er|re)s?|gallons?|therms?|CCF|V|A|mA|mAh|Hz|kHz|MHz|GHz|dB|bar|psi|KB|MB|GB|TB|pixels?|dpi|degrees?|calories|kcal)`;

const PATTERNS: readonly (readonly [FigureType, RegExp])[] = [
  ["email", /(?<![\w.+-])[\w+-]{1,64}(?:\.[\w+-]{1,64}){0,6}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,6}/gu],
  [
    "money",
    new RegExp(
      String.raw`(?<![\w.,])[-−–]?(?:US|CA|A)?[$€£¥]\s?${NUMBER}(?:${MONEY_SCALE})?|(?<![\w.,])${NUMBER}(?:${MONEY_SCALE})?\s?(?:€|${CURRENCY_NAME}\b)|\b(?:USD|EUR|GBP|CHF)\s${NUMBER}(?:${MONEY_SCALE})?`,
      "gu",
    ),
  ],
  [
    "percent",
    new RegExp(
      String.raw`(?<![\w.,])[-−]?${NUMBER}\s?(?:%|percent(?:age points?)?\b|per cent\b)`,
      "giu",
    ),
  ],
  [
    "frequency",
    new RegExp(
      String.raw`\b(?:every|once (?:a|per|every)|twice (?:a|per)|(?:${NUMBER_WORD}|\d{1,4}) times (?:a|per))\s(?:(?:${NUMBER_WORD}|\d{1,4}|other|second)\s)?${TIME_UNIT}\b|\b(?:${NUMBER_WORD}|\d{1,4}) times(?=[.;,]|\s(?:in|during|last|this)\b|$)|\b(?:daily|weekly|monthly|quarterly|annually|yearly)\b`,
      "giu",
    ),
  ],
  [
    "duration",
    new RegExp(
      String.raw`(?<![\w.,])(?:${NUMBER}|${NUMBER_WORD})(?:\s\(\d{1,5}\)|-\d{1,5}| to \d{1,5})?[\s-]${KIND_OF_TIME}${TIME_UNIT}\b`,
      "giu",
    ),
  ],
  [
    "phone",
    /(?<![\w.,])(?:\+\d{1,3}[\s.-]?)?(?:\(\d{1,5}\)[\s.-]?)?\d{2,5}(?:[\s.-]\d{2,5}){1,4}(?![\w]|[.,]\d)/gu,
  ],
  [
    "measure",
    new RegExp(
      String.raw`(?<![\w.,])[-−]?(?:${NUMBER}\s?[x×]\s?){0,2}(?:${NUMBER}|${NUMBER_WORD})(?:\s?[-–]\s?${NUMBER}| to ${NUMBER})?[\s-]?${MEASURE_UNIT}(?![\w²³])`,
      "gu",
    ),
  ],
  [
    "count",
    new RegExp(
      String.raw`(?<![\w.,/-])${NUMBER}${SCALE}(?![\w/]|-\d)|(?<![\w-])${NUMBER_WORD}(?![\w-])`,
      "giu",
    ),
  ],
];

/** Texts longer than this are no statements, and are cut before they are looked through. */
const MAX_CHARACTERS = 1_200;

/** The figures of a statement from left to right, each once: what is a date is no count. */
export function figuresIn(text: string): Figure[] {
  const within = text.slice(0, MAX_CHARACTERS);
  const found = dateFigures(within);
  for (const [type, pattern] of PATTERNS) {
    for (const { 0: match, index } of within.matchAll(pattern)) {
      const isFree = found.every(
        (other) => index + match.length <= other.at || index >= other.at + other.text.length,
      );
      if (isFree && isLikely(type, match, within) && !isReference(match, index, within))
        found.push({ type, text: match, at: index, ...amountOf(type, match) });
    }
  }
  return found.sort((a, b) => a.at - b.at);
}

/** The number of a clause or of a list item, with which a statement begins. */
const NUMBERING = /^(?:§\s?)?(?:\d{1,3}(?:\.\d{1,3}){1,3}\.?\s(?=["“(]?\p{Lu})|\(?\d{1,2}[.)]\s)/u;
const REFERS_TO =
  /(?:\b(?:sections?|clauses?|articles?|chapters?|tables?|figures?|exhibits?|pages?|paragraphs?|steps?|items?|appendix|schedule|lots?|suite|room|apt|apartment|no|nos|p|pp)\b\.?\s|\[|\b[pn]\s?[<>=≤≥]\s?|\bCI\s)$/i;

/** Whether a number only says which one is meant: a clause, a table, a page; or how certain another one is. */
function isReference(match: string, index: number, text: string): boolean {
  const before = text.slice(Math.max(0, index - 14), index);
  if (/^\d/.test(match) && index < (NUMBERING.exec(text)?.[0].length ?? 0)) return true;
  if (/^%?\s(?:CI|confidence)\b/.test(text.slice(index + match.length))) return true;
  return /^[\d.,-]+$/.test(match) && REFERS_TO.test(before);
}

/** "555-0142" behind words for who answers there. */
const SHORT_NUMBER = /^\d{3}[-.]\d{4}$|^\d{3}[-. ]\d{3}[-. ]\d{4}$/;
const LINE =
  /\b(?:service|hot ?line|help ?line|help|line|desk|office|emergenc(?:y|ies)|support|agent|questions?|report|outages?|manager|text|reception|sales|billing|24 hours|any (?:hour|time))\b|^[^.:]{2,60}[:,] \S+$/i;

/** A phone number needs enough digits, and something that says it is one unless it begins with a plus or a bracket. */
function isLikely(type: FigureType, match: string, text: string): boolean {
  if (type !== "phone") return true;
  const digits = match.replace(/\D/g, "").length;
  if (digits < 7 || digits > 15) return false;
  return (
    /^[+(]/.test(match) ||
    (SHORT_NUMBER.test(match) && LINE.test(text)) ||
    /\b(?:tele)?phone|\btel\b|\bcall\b|\bmobile\b|\bfax\b|\bcell\b|\bcontact\b/i.test(text)
  );
}

const SCALES: Record<string, number> = {
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
  k: 1e3,
  m: 1e6,
  b: 1e9,
  bn: 1e9,
};

/** "million" of "$2 million", "M" of "€4.1M", with what precedes it; empty where a figure is written out. */
export function scaleOf({ type, text }: Pick<Figure, "type" | "text">): {
  scale: number;
  written: string;
} {
  const word = /\s?\b(?:thousand|million|billion|trillion)\b/i.exec(text)?.[0];
  const letter =
    type === "money" ? /(?<=\d)\s?(?:bn|[MBK]|k|m)(?![\p{L}\d])/u.exec(text)?.[0] : undefined;
  const written = word ?? letter ?? "";
  return { scale: SCALES[written.trim().toLowerCase()] ?? 1, written };
}

function amountOf(type: FigureType, text: string): { value: number; unit: string } {
  if (type === "phone" || type === "email" || type === "frequency")
    return { value: Number.NaN, unit: "" };
  const digits = /\d[\d.,]*/.exec(text)?.[0].replace(/[.,]+$/, "");
  const amount = digits === undefined ? countOfWords(text) : parseNumber(digits);
  const { scale } = scaleOf({ type, text });
  const isNegative = /^[-−–]/.test(text);
  return { value: amount * scale * (isNegative ? -1 : 1), unit: unitOf(type, text) };
}

/** "1,234.5" and "1.234,5"; NaN where a mark could be either, as in "1.234". */
export function parseNumber(digits: string): number {
  // "1.234" is one thousand or one, depending on who wrote it.
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(digits)) return Number.NaN;
  const marks = digits.replace(/\d/g, "");
  if (marks === "") return Number(digits);
  const last = marks.at(-1) ?? "";
  const isDecimal = marks.length === 1 || marks.indexOf(last) === marks.length - 1;
  const [head = "", tail = ""] = [
    digits.slice(0, digits.lastIndexOf(last)),
    digits.slice(digits.lastIndexOf(last) + 1),
  ];
  // English groups thousands with commas; a lone point before three digits is a decimal point there.
  if (isDecimal && !(last === "," && tail.length === 3))
    return Number(`${head.replace(/[.,]/g, "")}.${tail}`);
  return Number(digits.replace(/[.,]/g, ""));
}

function unitOf(type: FigureType, text: string): string {
  if (type === "percent") return "%";
  if (type === "count") return "";
  if (type === "money") {
    // Dollars of two countries don't add up.
    const sign = /(?:US|CA|A)?[$€£¥]/.exec(text)?.[0];
    const name = new RegExp(String.raw`\b${CURRENCY_NAME}\b`, "u").exec(text)?.[0];
    return sign ?? name?.toLowerCase().replace(/s$/, "") ?? "";
  }
  const word = /[\p{L}°²³/]+(?:\s\p{L}+)?$/u.exec(text.slice(-30))?.[0] ?? "";
  return (word.split(/\s/).at(-1) ?? "").toLowerCase().replace(/(?<=..)s$/, "");
}
