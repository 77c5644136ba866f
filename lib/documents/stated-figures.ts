import { CURRENCY_NAME, MEASURE_UNIT, TIME_UNIT } from "@/lib/documents/reader/figure-units";
import { NUMBER_WORD, numbersInWords } from "@/lib/documents/reader/number-words";

/** A number in a text. */
export type StatedFigure = {
  /**
   * What it may say: values and times as in "1500", "2.5", "10:30". A reading has several where it may be several numbers,
   * as "12 500" may.
   */
  readings: readonly (readonly string[])[];
  /** What it measures: "money", "percent", "time", "year", "date", the unit, or the noun that follows; may be empty. */
  kind: string;
  /**
   * Whether it is a whole number under 10 without a unit, which a writer may have counted, as in "3 reasons"; or a word that
   * is no number here, as in "a second chance".
   */
  isBare: boolean;
  /** Whether it is written in words. */
  isWord: boolean;
};

/** A number before its surroundings are looked at. */
type Token = { at: number; end: number; text: string; value?: number };

const SPACE = String.raw`[ \u00a0\u2009\u202f]`;
/** "10:30", "10h30"; "12 500"; "1,234.56", "1'234", "1.7.1", ".5". */
const NUMBER = new RegExp(
  String.raw`(?<![\d:.,])\d{1,2}(?::|\s?h\s?)\d{2}(?::\d{2})?(?![\d:])|(?<![\d.,])\d{1,3}(?:${SPACE}\d{3})+(?:[.,]\d{1,2})?(?!\d)|(?<![\p{L}\d.])\.\d+|\d+(?:[.,'’]\d+)*`,
  "gu",
);
const TIME = /^(\d{1,2})(?::|\s?h\s?)(\d{2}(?::\d{2})?)$/;
const FRACTIONS: Record<string, string> = { "1/2": "½", "1/4": "¼", "3/4": "¾" };
const DECIMALS: Record<string, string> = { "½": ".5", "¼": ".25", "¾": ".75" };
/** The zeros of digits that `\d` doesn't match: full-width, Arabic, Persian, Devanagari, Bengali, Thai. */
const ZEROS = [0xff10, 0x660, 0x6f0, 0x966, 0x9e6, 0xe50];
const SIGNS: Record<string, string> = {
  "٫": ".",
  "٬": ",",
  "．": ".",
  "，": ",",
  "：": ":",
  "％": "%",
};

const SCALES: readonly (readonly [RegExp, number])[] = [
  [/^[\s-]?(?:[Tt]housand|[Tt]ausend|mille|mil)(?!\p{L})|^[Kk](?![\p{L}\d])/u, 1e3],
  [
    /^[\s-]?(?:[Mm]illion(?:s|en)?|millón|millones|milion[ei]|milh(?:ão|ões)|miljoen|Mio|mln|mn)(?!\p{L})|^\s?M(?![\p{L}\d])/u,
    1e6,
  ],
  [
    /^[\s-]?(?:[Bb]illions?|milliards?|Milliarden?|miliard[io]|miljard|Mrd|bn)(?!\p{L})|^B(?![\p{L}\d])/u,
    1e9,
  ],
  [/^[\s-]?(?:[Tt]rillions?|tn)(?!\p{L})/u, 1e12],
  [/^\s?[万萬]/u, 1e4],
  [/^\s?[亿億]/u, 1e8],
];
const SCALE_OF_MONEY = /^\s?m(?![\p{L}\d])/u;
/** A table of amounts in thousands or millions says so once, above it. */
const HEADERS: readonly (readonly [RegExp, number])[] = [
  [
    /\bin (?:[\p{L}$€£]{1,8} ){0,2}thousands\b|\((?:['’]000|000s|\p{Sc}\s?000)\)|\bT(?:EUR|USD)\b/iu,
    1e3,
  ],
  [/\bin (?:[\p{L}$€£]{1,8} ){0,2}(?:millions|Mio)\b|\(\p{Sc}\s?(?:m|mm|mn)\)/iu, 1e6],
  [/\bin (?:[\p{L}$€£]{1,8} ){0,2}(?:billions|Mrd)\b|\(\p{Sc}\s?bn\)/iu, 1e9],
];

const MONEY_BEFORE = /(?:\p{Sc}|(?<!\p{L})(?:USD|EUR|GBP|CHF|CAD|AUD|JPY|INR|Rs\.?))\s?$/u;
const MONEY = new RegExp(
  String.raw`^\s?(?:\p{Sc}|(?:${CURRENCY_NAME}|Franken|Kronen|Kč|zł|bucks)(?!\p{L}))`,
  "u",
);
const PERCENT =
  /^[\s-]?(?:%|‰|(?:percent|percentage points?|per cent|Prozent|pour cent|por ciento|por cento|per cento|procent)(?!\p{L}))/iu;
const DURATION = new RegExp(
  String.raw`^[\s-]?(?:(?:full|whole|paid|sick|more|further|additional|consecutive)\s)?(?:${TIME_UNIT}|hour|day|decades?|centur(?:y|ies)|Sekunden?|Minuten?|Stunden?|Tagen?|Wochen?|Monaten?|Jahren?|secondes?|heures?|jours?|semaines?|mois|ans|années?|segundos?|minutos?|horas?|días?|semanas?|mes(?:es|[ei])?|años?|giorn[oi]|settiman[ae]|ann[oi]|dias?|anos?|dagen|weken|maanden)(?!\p{L})`,
  "iu",
);
const MEASURE = new RegExp(String.raw`^[\s-]?(${MEASURE_UNIT})(?![\p{L}\d])`, "u");
const CLOCK = /^\s?(?:([ap])\.?\s?m(?![\p{L}\d])|Uhr(?!\p{L})|o['’]clock)/iu;
const MONTH =
  "(?:(?:January|February|March|April|May|June|July|August|September|October|November|December)|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\.?|Januar|Jänner|Februar|März|Mai|Juni|Juli|Oktober|Dezember|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre)";
const DATE_BEFORE = new RegExp(String.raw`(?<!\p{L})${MONTH}\s$`, "u");
const DATE_AFTER = new RegExp(
  String.raw`^(?:st|nd|rd|th|\.|º|er)?\s(?:of |de )?${MONTH}(?!\p{L})`,
  "u",
);
const RANGE = /^\s?(?:[-–—]|to|and|or|through|bis|und|oder|à|a|y|et|e)\s?\p{Sc}?\s?$/u;
/** As much of a text as says what a number measures. */
const AROUND = 32;
/** Where a number stands in words before a unit: "a month", "per week". */
const ONE_OF = new RegExp(
  String.raw`(?<!\p{L})(?:an?|per|each|every)\s${TIME_UNIT}(?!\p{L})`,
  "iu",
);

/** The numbers of a text from left to right, in digits and in words. */
export function statedFigures(text: string): StatedFigure[] {
  const plain = plainDigits(text);
  const tokens = tokensOf(plain);
  const figures: (StatedFigure & { scale: number })[] = [];
  // From the end, as "2 to 3 weeks" has its unit, and "1.5 to 2 million" its scale, after the second number.
  for (const [at, token] of [...tokens.entries()].reverse()) {
    const next = tokens[at + 1];
    const isRange = next !== undefined && RANGE.test(plain.slice(token.end, next.at).slice(0, 12));
    figures.push(figureOf(plain, token, isRange ? figures.at(-1) : undefined));
  }
  return figures.reverse().map(({ scale: _, ...figure }) => figure);
}

/** What the numbers of a text say, to look others up with `isStated`. */
export function statedKeys(text: string): ReadonlySet<string> {
  const figures = statedFigures(text);
  const keys = new Set(figures.flatMap(({ readings }) => readings.flat()));
  for (const [header, scale] of HEADERS) {
    if (!header.test(text)) continue;
    for (const key of figures.flatMap(({ readings }) => readings.flat()))
      if (Number.isFinite(Number(key))) keys.add(keyOf(Number(key), scale));
  }
  if (ONE_OF.test(text)) keys.add("1");
  return keys;
}

/** Whether a text with these keys has a number: the whole of it, however it groups its thousands. */
export function isStated({ readings }: StatedFigure, keys: ReadonlySet<string>): boolean {
  return readings.some((reading) => reading.every((key) => keys.has(key)));
}

/** Digits of any script and size as ASCII ones, and common fractions as decimals; Markdown's signs are left out. */
function plainDigits(text: string): string {
  return text
    .replace(/[*_`\\]/g, "")
    .replace(
      /(?<![\d/.,])(?:1[/⁄][24]|3[/⁄]4)(?![\d/])/g,
      (written) => FRACTIONS[written.replace("⁄", "/")] ?? written,
    )
    .replace(
      /(\d?)\s?([½¼¾])/g,
      (_, whole: string, sign: string) => (whole || " 0") + DECIMALS[sign],
    )
    .replace(/(\d?)(\p{No})/gu, (_, before: string, sign: string) =>
      before ? `${before} ${sign.normalize("NFKC")}` : sign.normalize("NFKC"),
    )
    .replace(/[٫٬．，：％]/g, (sign) => SIGNS[sign] ?? sign)
    .replace(/[^\P{Nd}0-9]/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0;
      const zero = ZEROS.find((zero) => code >= zero && code < zero + 10);
      return zero === undefined ? digit : String(code - zero);
    });
}

function tokensOf(text: string): Token[] {
  const digits = [...text.matchAll(NUMBER)].map(({ 0: match, index }) => ({
    at: index,
    end: index + match.length,
    text: match,
  }));
  const words = numbersInWords(text).map((word) => ({ ...word, end: word.at + word.text.length }));
  return [...digits, ...words].sort((one, other) => one.at - other.at);
}

/** @param ranged the second number of a range that this one begins */
function figureOf(
  text: string,
  { at, end, text: written, value }: Token,
  ranged: (StatedFigure & { scale: number }) | undefined,
): StatedFigure & { scale: number } {
  const before = text.slice(Math.max(0, at - AROUND), at);
  const after = text.slice(end, end + AROUND);
  const isMoney = MONEY_BEFORE.test(before);
  const own = scaleOf(after, isMoney);
  const scale = own > 1 ? own : (ranged?.scale ?? 1);
  const unit = own > 1 ? after.replace(/^[\s-]?[^\s-]+/u, "") : after;
  const isWord = value !== undefined;
  const kind = kindOf(written, before, unit);
  const plain = isWord ? [[keyOf(value, 1)]] : readingsOf(written, isMoney, after);
  const scaled = scale === 1 ? [] : scaledReadings(isWord ? String(value) : written, scale);
  const isKnown = hasUnit(kind) || kind === "year";
  const isMeasured = scale > 1 || hasUnit(kind) || (ranged !== undefined && hasUnit(ranged.kind));
  const isExact = isWord ? value > 1 && CARDINAL.test(written) : true;
  const isSmall = plain.length === 1 && isSmallWhole(Number(plain[0]?.[0]));
  return {
    readings: own > 1 ? scaled : [...plain, ...scaled],
    kind: isKnown || !ranged ? kind : ranged.kind,
    isBare: !isExact || (isSmall && !isMeasured),
    isWord,
    scale,
  };
}

/** Others may be ordinals, articles, or words of another language. */
const CARDINAL = new RegExp(String.raw`^${NUMBER_WORD}(?!\p{L})`, "iu");
/** Whole numbers under this may have been counted. */
const SMALL = 10;

function isSmallWhole(value: number): boolean {
  return Number.isInteger(value) && value < SMALL;
}

const UNITS = new Set(["money", "percent", "time", "date", "clock"]);

function hasUnit(kind: string): boolean {
  return UNITS.has(kind) || kind.startsWith("unit ");
}

function kindOf(written: string, before: string, after: string): string {
  if (MONEY_BEFORE.test(before) || MONEY.test(after)) return "money";
  if (PERCENT.test(after)) return "percent";
  if (TIME.test(written) || CLOCK.test(after)) return "clock";
  if (DURATION.test(after)) return "time";
  const unit = MEASURE.exec(after)?.[1];
  if (unit) return `unit ${unit.toLowerCase().replace(/s$/, "")}`;
  if (/^\d{1,2}$/.test(written) && (DATE_BEFORE.test(before) || DATE_AFTER.test(after)))
    return "date";
  if (/^(?:1[5-9]|20)\d\d$/.test(written)) return "year";
  return (/^[\s-](\p{L}+)/u.exec(after)?.[1] ?? "").toLowerCase().replace(/s$/, "");
}

function scaleOf(after: string, isMoney: boolean): number {
  if (isMoney && SCALE_OF_MONEY.test(after)) return 1e6;
  return SCALES.find(([pattern]) => pattern.test(after))?.[1] ?? 1;
}

/** "$1.250 billion" has a decimal point, whatever groups the thousands of other numbers. */
function scaledReadings(written: string, scale: number): string[][] {
  const isPoint = /^\d+\.\d+$/.test(written);
  const [first] = isPoint ? [[keyOf(Number(written), 1)]] : readingsOf(written, true, "");
  return first ? [[keyOf(Number(first[0]), scale)]] : [];
}

function readingsOf(written: string, isMoney: boolean, after: string): string[][] {
  const time = TIME.exec(written);
  if (time) return timeReadings(Number(time[1]), time[2] ?? "", CLOCK.exec(after)?.[1]);
  if (/\s|[\u00a0\u2009\u202f]/.test(written)) return spacedReadings(written, isMoney, after);
  const value = readValue(written);
  if (value !== undefined) {
    const clock = CLOCK.exec(after);
    return clock ? timeReadings(value, "00", clock[1]) : [[keyOf(value, 1)]];
  }
  const parts = written.split(/[.,'’]/).map((part) => keyOf(Number(part), 1));
  const date = /^\d{1,2}\.\d{1,2}\.(?:\d\d){1,2}$/.test(written);
  // The month may be a word elsewhere.
  if (date) return [[written], [parts[0] ?? "", parts[2] ?? ""]];
  return written.includes(",") ? [parts] : [[written]];
}

/** The same time by the clock of twelve hours and of twenty-four. */
function timeReadings(hour: number, minutes: string, half: string | undefined): string[][] {
  const time = `${hour}:${minutes}`;
  const isLater = half?.toLowerCase() === "p" && hour < 12;
  const times = isLater ? [[`${hour + 12}:${minutes}`], [time]] : [[time]];
  return minutes === "00" ? [...times, [keyOf(hour, 1)]] : times;
}

/** "12 500" is one number, or two that stand beside each other; with a currency, it is one. */
function spacedReadings(written: string, isMoney: boolean, after: string): string[][] {
  const whole = readValue(written.replace(/[\s\u00a0\u2009\u202f]/g, ""));
  const one = whole === undefined ? [] : [[keyOf(whole, 1)]];
  if (isMoney || MONEY.test(after) || !written.includes(" ")) return one;
  return [...one, written.split(/\s/).map((part) => keyOf(readValue(part) ?? Number.NaN, 1))];
}

/** Undefined for what is several numbers: a date, a version, a list. */
function readValue(written: string): number | undefined {
  const digits = written.replace(/['’](?=\d{3}(?!\d))/g, "");
  if (/^\d*(?:\.\d+)?$/.test(digits) && !/^[1-9]\d{0,2}\.\d{3}$/.test(digits))
    return Number(digits);
  if (
    /^[1-9]\d{0,2}(?:,\d{3})+$|^[1-9]\d{0,2}(?:\.\d{3})+$|^[1-9]\d?(?:,\d{2})+,\d{3}$/.test(digits)
  )
    return Number(digits.replace(/[.,]/g, ""));
  const english = /^\d{1,3}(?:,\d{3})+\.\d+$|^[1-9]\d?(?:,\d{2})+,\d{3}\.\d+$/.test(digits);
  if (english) return Number(digits.replaceAll(",", ""));
  if (/^\d+,\d+$|^\d{1,3}(?:\.\d{3})+,\d+$/.test(digits))
    return Number(digits.replaceAll(".", "").replace(",", "."));
  return undefined;
}

/** Rounded, as 4.1 million isn't quite 4,100,000 in binary. */
function keyOf(value: number, scale: number): string {
  return String(Number((value * scale).toPrecision(15)));
}
