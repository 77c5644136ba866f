import { MONTH } from "@/lib/tools/review-resume/month-names";

/** Words between both ends of a period. */
export const UP_TO_WORDS =
  "up to|to|until|till|through|thru|bis(?: zum)?|à|al?|au|jusqu['’](?:à|en)|hasta|até|fino a|tot";
/** Between both ends of a period. */
export const UP_TO = String.raw`\s*(?:--?|–|—|→|${UP_TO_WORDS})\s*`;

const STILL_WORDS = [
  "(?:(?:up to|to|till|until) )?(?:the )?(?:present|now|today|date)|current|pres\\.|curr\\.|ongoing|onwards?|continuing|still (?:here|there|working|employed|in post)",
  "heute|jetzt|dato|laufend|fortlaufend|aktuell|gegenwart",
  "aujourd['’]hui|présent|(?:à )?ce jour|maintenant|actuel(?:lement)?|en cours",
  "(?:la )?actualidad|actual(?:mente)?|presente|hoy|(?:hasta )?la fecha|en curso|atual(?:mente)?|hoje|o momento",
  "oggi|attuale|in corso|heden|nu",
];
/** The end of a period that hasn't ended. */
export const STILL = `(?:${STILL_WORDS.join("|")})`;
/** "2019 –" at the end of a line or detail is a job that goes on. */
export const OPEN_END = String.raw`[^\S\n]*[-–—](?=[^\S\n]*(?:[)\]][^\S\n]*)?(?:$|[\n|•·]))`;

/** In front of a date, these say that something began then and hasn't ended. */
export const SINCE = "(?:since|seit|depuis|à partir de|desde|sinds)";
/** These do in lowercase, and not in English: "Calgary, AB 2018". */
export const SINCE_ELSEWHERE = "(?:ab|dal)";

/** A month with the last two digits of its year, such as "06/12". Alone, it may be anything. */
export const SHORT_MONTH = String.raw`(?<![\d/.])(?:0?[1-9]|1[0-2])\/\d{2}(?![\d/.]\d|\d)`;

/** The last two digits of a year behind a month: "June '12". */
export const SHORT_YEAR = String.raw`\.? ?['’‘]\d{2}(?!\d)`;

/** A year up to the last two digits of another one. With a hyphen, "2010-11" may be a November. */
export const SHORT_YEARS = String.raw`(?:19|20)\d{2}(?:\s?[–—]\s?\d{2}|-(?:1[3-9]|[2-9]\d))(?![\d/.-]\d|\d)`;

/** A season is as rough as its year. */
const SEASON = "(?:spring|summer|fall|autumn|winter)";
/** A month or a day with its year, or a year. */
export const POINT = String.raw`(?:(?:19|20)\d{2}-(?:0[1-9]|1[0-2])(?!\d)|(?:${MONTH}|${SEASON})\s+(?:de\s+)?(?:19|20)\d{2}|${MONTH}${SHORT_YEAR}|(?:\d{1,2}[/.]){1,2}(?:19|20)\d{2}|(?:19|20)\d{2})`;
/** Behind a date, where "curr." has its mark. */
const ENDED = String.raw`(?:\b|(?<=\.)(?![\d.]))`;
/** The dates and periods of a text. */
export const DATES = new RegExp(
  [
    String.raw`(?<=\bbetween\s)${POINT}\s+and\s+${POINT}\b`,
    String.raw`\b${SHORT_YEARS}`,
    // What begins the next line is the end of this period, unless it begins one of its own.
    String.raw`\b${POINT}${OPEN_END}(?!\s*(?:${POINT}(?!${UP_TO}${POINT}|${UP_TO}${STILL})|${STILL}))`,
    String.raw`\b${POINT}(?:${UP_TO}(?:${POINT}|${STILL})| onwards?)?${ENDED}`,
    `${SHORT_MONTH}(?:${UP_TO}(?:${SHORT_MONTH}|${STILL}${ENDED})|${OPEN_END})`,
  ].join("|"),
  "gi",
);

/** A text without its dates and ranges of dates. */
export function withoutDates(text: string): string {
  return text.replace(DATES, " ");
}

/** Two digits from here on are those of a year of the last century. */
const LAST_CENTURY = 60;
const ALL_SHORT_MONTHS = new RegExp(SHORT_MONTH, "g");
const ALL_SHORT_YEARS = new RegExp(SHORT_YEARS, "g");

/** A date with all digits of its years: "06/12" is "06/2012", "2021-22" is "2021-2022". */
export function withWholeYears(date: string): string {
  return date
    .replace(/['’‘](\d{2})(?!\d)/g, (_, digits: string) => ` ${wholeYear(digits)}`)
    .replace(ALL_SHORT_MONTHS, (month) => month.slice(0, -2) + wholeYear(month.slice(-2)))
    .replace(ALL_SHORT_YEARS, (years) => `${years.slice(0, 4)}-${wholeYear(years.slice(-2))}`);
}

function wholeYear(digits: string): string {
  return (Number(digits) < LAST_CENTURY ? "20" : "19") + digits;
}
