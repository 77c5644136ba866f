import { largest } from "@/lib/core/extremes";
import { filterInTurns } from "@/lib/core/yield-to-event-loop";
import { isGenericTerm } from "@/lib/documents/reader/focus";
import { hasTerm } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { stems } from "@/lib/documents/reader/same-words";
import { isHeadOfTable, type Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms } from "@/lib/documents/terms";

const DAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const DAY = String.raw`(?:mon|tue(?:s)?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?\b\.?`;
const SPAN = new RegExp(String.raw`\b(${DAY})(?:(?: ?[-–—] ?| to | through )(${DAY}))?`, "gi");
const ONLY_DAYS = new RegExp(
  `^(?:(?:every |on )?(?:${DAY}|weekdays|weekends?|daily|every day)(?: ?[-–—,&/] ?| to | through | and |, and |$)){1,7}:?$`,
  "i",
);
const ASKS_OPEN = /\b(?:opens?|opening|opened|clos(?:es?|ed|ing)|shut|hours)\b/i;
const OPEN_WORDS = new Set(
  stems(`open opens opening close closes closed closing shut hour hours time when day start end until late early long
    monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun weekday weekend today`),
);

/** When something is open on a day that a question names: the row of opening hours for that day, and no other. */
export async function answerDayRow(
  { structure, subject, titles, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const days = daysIn(question);
  const [day, ...others] = days;
  if (day === undefined || others.length > 0 || !ASKS_OPEN.test(question)) return undefined;
  const rows = await filterInTurns(
    structure.units,
    (unit) => unit.cells.length > 1 && !isHeadOfTable(unit) && ONLY_DAYS.test(unit.cells[0] ?? ""),
    signal,
  );
  const [row, ...more] = rows.filter(({ cells }) => daysIn(cells[0] ?? "").includes(day));
  if (!row || more.length > 0 || rows.length < 2) return undefined;
  const named = contentTerms(question).filter(
    (term) => !OPEN_WORDS.has(term) && !isGenericTerm(term),
  );
  const columns = row.head.map((name) => new Set(contentTerms(name)));
  const first = structure.units[0]?.text ?? "";
  const around = new Set([...contentTerms(first), ...subject, ...(titles[row.section] ?? [])]);
  if (!named.every((term) => [around, ...columns].some((there) => hasTerm(there, term))))
    return undefined;
  const lead = cellFor(
    row,
    columns.map((there) => named.filter((term) => there.has(term)).length),
  );
  return { kind: "answer", ...(lead && { lead }), units: [row] };
}

/** The only cell beside the day, or the one in the column with most of what a question names. */
function cellFor({ cells }: Unit, shared: readonly number[]): string | undefined {
  if (cells.length === 2) return cells[1];
  const most = largest([0, ...shared]);
  const [at, ...others] = shared.flatMap((count, column) => (count === most ? [column] : []));
  return most > 0 && at && others.length === 0 ? cells[at] : undefined;
}

/** The days of the week that a text names, from Monday as 0, with all of a span: "Tuesday–Friday". */
function daysIn(text: string): number[] {
  if (/\b(?:daily|every day)\b/i.test(text)) return DAYS.map((_, day) => day);
  const found = [...text.matchAll(SPAN)].flatMap(([, from = "", to = from]) => {
    const [first, last] = [from, to].map((name) => DAYS.indexOf(name.slice(0, 3).toLowerCase()));
    if (first === undefined || last === undefined) return [];
    const count = ((last - first + 7) % 7) + 1;
    return Array.from({ length: count }, (_, step) => (first + step) % 7);
  });
  const spans = [
    ...(/\bweekdays\b/i.test(text) ? [0, 1, 2, 3, 4] : []),
    ...(/\bweekends?\b/i.test(text) ? [5, 6] : []),
  ];
  return [...new Set([...found, ...spans])];
}
