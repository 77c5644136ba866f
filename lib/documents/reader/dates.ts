import type { Figure } from "@/lib/documents/reader/figure-types";

const MONTHS = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];
/** The period behind a whole name is that of the sentence. */
const MONTH = String.raw`(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec)\.?)`;
const DAY = String.raw`(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?`;
const YEAR = String.raw`(?:1[5-9]|20|21)\d\d`;

const TO = `(?: ?[-‐‑–—] ?| to )`;
/** "May 2 to 30 people" is no range of days. */
const ENDS = String.raw`(?=,?\s${YEAR}|[.,;:)]|\s?$|\s(?:at|in|from|and|or|is|are|for|with|each|every)\b)(?:,?\s${YEAR})?(?!\w)`;

/** Ranges whose ends share a month or a year, so that one of them alone says too little. */
const RANGES = [
  String.raw`\b${MONTH}\s${DAY}${TO}(?:${MONTH}\s)?${DAY}${ENDS}`,
  String.raw`\bbetween\s${MONTH}\s${DAY}\sand\s(?:${MONTH}\s)?${DAY}${ENDS}`,
  String.raw`(?<![\w.,])${DAY}(?:\s${MONTH})?${TO}${DAY}\s${MONTH}(?:,?\s${YEAR})?(?!\w)`,
  String.raw`\b${MONTH}${TO}${MONTH}\s${YEAR}\b`,
  String.raw`(?<![\w.,/$€£-])${YEAR}(?:[-‐‑–—](?:${YEAR}|\d\d)| to ${YEAR})(?![\w%/-]|[.,]\d|\s\p{Ll}{3,}s\b)`,
];

const DATE = new RegExp(
  [
    ...RANGES,
    String.raw`\b(?<month1>${MONTH})\s(?<day1>${DAY})(?:,?\s(?<year1>${YEAR}))?(?!\w)`,
    String.raw`(?<![\w.,])(?<day2>${DAY})\s(?:of\s)?(?<month2>${MONTH})(?:,?\s(?<year2>${YEAR}))?(?!\w)`,
    String.raw`(?<![\w.,-])(?<year3>${YEAR})-(?<number3>0[1-9]|1[0-2])-(?<day3>0[1-9]|[12]\d|3[01])(?![\w-])`,
    String.raw`(?<![\w.,/])\d{1,2}[/.]\d{1,2}[/.]${YEAR}(?![\w/])`,
    String.raw`\b(?<month4>${MONTH})\s(?<year4>${YEAR})\b`,
    String.raw`(?<![\w.,/$€£-])(?<year5>${YEAR})(?![\w%/]|[.,-]\d)`,
  ].join("|"),
  "gu",
);

const DAY_MS = 86_400_000;

/** A part of every date: looking for it takes a fraction of the time. */
const HAS_DATE = new RegExp(String.raw`(?<!\d)${YEAR}(?!\d)|${MONTH}`, "u");

/**
 * The dates of a text. `value` counts days since 1970 where day, month, and year are certain; it's NaN for a part of a
 * date, for a range, and for one that could be read in two ways, like 3/4/2025. A bare year counts when nothing says it's a number of something.
 */
export function dateFigures(text: string): Figure[] {
  if (!HAS_DATE.test(text)) return [];
  return [...text.matchAll(DATE)].flatMap((match): Figure[] => {
    const groups = match.groups ?? {};
    if (
      groups.year5 &&
      /^\s\p{Ll}{3,}s\b/u.test(text.slice(match.index + 4)) &&
      !/\b(?:in|since|of|by|until|from|to|and)\s$/i.test(text.slice(0, match.index))
    )
      return [];
    // "May" is a verb more often than a month when nothing follows it, and that isn't matched.
    return [{ type: "date", text: match[0], at: match.index, value: dayOf(groups), unit: "day" }];
  });
}

function dayOf(groups: Record<string, string | undefined>): number {
  const year = Number(groups.year1 ?? groups.year2 ?? groups.year3);
  const day = Number.parseInt(groups.day1 ?? groups.day2 ?? groups.day3 ?? "", 10);
  const month = groups.number3
    ? Number(groups.number3) - 1
    : monthOf(groups.month1 ?? groups.month2);
  const ms = Date.UTC(year, month, day);
  // The 31st of a month of 30 days is a mistake to point at, not to compute with.
  return new Date(ms).getUTCDate() === day ? ms / DAY_MS : Number.NaN;
}

function monthOf(name = ""): number {
  const start = name.toLowerCase().slice(0, 3);
  const month = MONTHS.findIndex((one) => one.startsWith(start));
  return start.length === 3 && month >= 0 ? month : Number.NaN;
}

/** A day, counted from 1970, as "June 5, 2026". */
export function formatDay(day: number): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(
    day * DAY_MS,
  );
}

/** The day some months later: the last one of its month where the month is shorter. */
export function addMonths(day: number, months: number): number {
  const from = new Date(day * DAY_MS);
  const last = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0));
  last.setUTCDate(Math.min(from.getUTCDate(), last.getUTCDate()));
  return last.getTime() / DAY_MS;
}

const BARE_YEAR = /^\d{4}(?:(?: to |[-‐‑–—])\d{2,4})?$/;

/** Whether a date is only a year or a span of years. */
export function isBareYear(date: string): boolean {
  return BARE_YEAR.test(date);
}
