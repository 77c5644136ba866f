/** A quarter, a half, a month, or all of a year; without a year, that of any. Months count from 0. */
export type Period = { part: string; year: number | undefined; last: number };

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const MONTH =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";
const YEAR = String.raw`(?:19|20)\d\d`;
/** Behind a quarter: "Q3 2026", "Q3/26", "Q3 FY26", "Q3 '26". */
const OF_YEAR = String.raw`(?:,?[ /-]?(?:of )?(?:fy ?)?(?<year>${YEAR}|['’]?\d\d)(?!\d))?`;
const ORDINALS = ["first", "second", "third", "fourth"];
const QUARTER = `(?:q(?<quarter>[1-4])|(?<before>[1-4])q|(?<ordinal>first|second|third|fourth|1st|2nd|3rd|4th) quarter)`;
const HALF = `(?:h(?<half>[12])|(?<halfBefore>[12])h|(?<halfOrdinal>first|second|1st|2nd) half)`;
const FORMS: readonly string[] = [
  QUARTER + OF_YEAR,
  HALF + OF_YEAR,
  String.raw`(?<month>${MONTH})\.?[ -](?<year>${YEAR})`,
  `(?:fy ?)?(?<year>${YEAR})(?: ?(?<quarter>q[1-4]))?`,
  String.raw`fy ?['’]?(?<year>\d\d)`,
];
const NAMES = FORMS.map((form) => new RegExp(`^${form}$`, "i"));
/** "May" is a verb where nothing stands before it. */
const ONLY_MONTH = `(?:in|for|of|during|from|by|at the end of) (?<month>${MONTH})`;
const WITHIN = [...FORMS, ONLY_MONTH].map(
  (form) => new RegExp(String.raw`(?<![\p{L}\d])${form}(?![\p{L}\d])`, "iu"),
);

/** The time that the head of a column names, and nothing besides: "Q3 2026", "H1 26", "March 2026", "2025". */
export function periodOf(name: string): Period | undefined {
  for (const pattern of NAMES) {
    const groups = pattern.exec(name.trim())?.groups;
    if (groups) return periodFrom(groups);
  }
  return undefined;
}

/** A time that a question names, of several that of the first form that is found, and the question without it. */
export function periodIn(question: string): { period: Period; rest: string } | undefined {
  for (const pattern of WITHIN) {
    const match = pattern.exec(question);
    if (match?.groups)
      return { period: periodFrom(match.groups), rest: question.replace(match[0], " ") };
  }
  return undefined;
}

function periodFrom(groups: Record<string, string | undefined>): Period {
  const year = yearOf(groups.year);
  const quarter = numberOf(groups.quarter ?? groups.before ?? groups.ordinal);
  if (quarter) return { part: `q${quarter}`, year, last: 3 * quarter - 1 };
  const half = numberOf(groups.half ?? groups.halfBefore ?? groups.halfOrdinal);
  if (half) return { part: `h${half}`, year, last: 6 * half - 1 };
  if (!groups.month) return { part: "year", year, last: 11 };
  const month = MONTHS.indexOf(groups.month.slice(0, 3).toLowerCase());
  return { part: `m${month}`, year, last: month };
}

function numberOf(word = ""): number {
  const ordinal = ORDINALS.indexOf(word.toLowerCase()) + 1;
  return ordinal || Number(/\d/.exec(word)?.[0] ?? 0);
}

function yearOf(digits: string | undefined): number | undefined {
  if (!digits) return undefined;
  const year = Number(digits.replace(/\D/g, ""));
  return year < 100 ? 2000 + year : year;
}

/** When a period ends, in months; those without a year are taken for periods of the same one. */
export function endOf({ year = 0, last }: Period): number {
  return 12 * year + last;
}
