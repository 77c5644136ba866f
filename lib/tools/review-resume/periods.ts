import { withWholeYears } from "@/lib/tools/review-resume/date-parts";

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/** Periods as written that end before they begin, such as "2016-07 to 2014". */
export function reversedPeriods(dates: readonly string[]): string[] {
  return dates.filter((date) => {
    // A space at a time, however many there are, else splitting would take quadratic time.
    const [from, to] = withWholeYears(date.replace(/\s+/g, " ")).split(
      / (?:to|until|-|–|—) | ?[–—] ?|(?<=\d{4})-(?=\d{4}|\p{L}|\d{1,2}[/.])/u,
    );
    const [start, end] = [pointOf(from ?? ""), pointOf(to ?? "")];
    if (!start || !end) return false;
    // A year alone may be any of its months.
    if (start.month === undefined || end.month === undefined || start.year !== end.year)
      return end.year < start.year;
    return end.month < start.month;
  });
}

function pointOf(text: string): { year: number; month: number | undefined } | undefined {
  const year = /(?:19|20)\d{2}/.exec(text)?.[0];
  if (!year) return undefined;
  const named = MONTHS.indexOf(/\p{L}{3}/u.exec(text)?.[0].toLowerCase() ?? "");
  const numbered = /(?<!\d)(\d{1,2})[/.](?:19|20)\d{2}|(?:19|20)\d{2}[-/.](\d{2})/.exec(text);
  const month = named >= 0 ? named + 1 : Number(numbered?.[1] ?? numbered?.[2]) || undefined;
  return { year: Number(year), month };
}
