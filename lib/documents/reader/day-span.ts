import { dateFigures } from "@/lib/documents/reader/dates";

/** From one day to another, or on one; days of any year, counted in that year. */
export type DaySpan = { from: number; to: number; year: string };

const YEAR = /\b(?:19|20)\d\d\b/;
/** A leap year has all days. */
const ANY_YEAR = "2000";
const TO = / ?[-‐‑–—] ?| to | and /;
const DAY = /(?<!\d)\d{1,2}(?!\d)/;
const MONTH = /\p{L}{3,}/u;
const BEFORE = /^between /i;

/** Between the ends of a span: "Monday, 12 October, to Friday, 16 October". */
const JOINS = /^,? ?(?:to|until|till|through|[-‐‑–—]) ?(?:\p{L}{2,5}day,? |\p{L}{3}\.?,? )?$/iu;

/** The days that a text names, and those from one of them to another: "Thu 1 October", "26–30 October". */
export function daySpansIn(text: string): DaySpan[] {
  const spans: DaySpan[] = [];
  let end = 0;
  for (const { text: date, at } of dateFigures(text)) {
    const span = spanOf(date);
    const before = spans.at(-1);
    if (span && before && before.from === before.to && JOINS.test(text.slice(end, at)))
      spans[spans.length - 1] = { ...before, to: span.to };
    else if (span) spans.push(span);
    end = at + date.length;
  }
  return spans;
}

function spanOf(date: string): DaySpan | undefined {
  const year = YEAR.exec(date)?.[0] ?? "";
  const plain = date.replace(BEFORE, "").replace(YEAR, "").replace(/,\s*$/, "").trim();
  const ends = plain.split(TO);
  const [first = "", last = first] = ends;
  const month = monthOf(last) || monthOf(first);
  const [from, to] = [first, last].map((end) => dayOf(end, monthOf(end) || month));
  return from === undefined || to === undefined || ends.length > 2 ? undefined : { from, to, year };
}

function monthOf(end: string): string {
  return MONTH.exec(end.replace(/\d(?:st|nd|rd|th)\b/g, ""))?.[0] ?? "";
}

function dayOf(end: string, month: string): number | undefined {
  const day = DAY.exec(end.replace(/(\d)(?:st|nd|rd|th)\b/g, "$1"))?.[0];
  const [figure] = day ? dateFigures(`${day} ${month} ${ANY_YEAR}`) : [];
  return figure && Number.isFinite(figure.value) ? figure.value : undefined;
}

/** Whether a day is one of a span; a span may go on into the next year. */
export function isWithin(day: DaySpan, span: DaySpan): boolean {
  if (day.year && span.year && day.year !== span.year) return false;
  return span.from <= span.to
    ? day.from >= span.from && day.from <= span.to
    : day.from >= span.from || day.from <= span.to;
}
