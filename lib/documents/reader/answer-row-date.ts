import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { dateFigures } from "@/lib/documents/reader/dates";
import { focusOf } from "@/lib/documents/reader/focus";
import { hasAllTerms } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { searchTerms } from "@/lib/documents/terms";

const ASKS_WHEN =
  /^\W{0,3}(?:and |but |so )?(?:when(?:['’]?s)?|(?:on )?(?:what|which) (?:day|date))\b/i;
/** What a date may stand beside in its cell: a day of the week, or a time. */
const AROUND_DATE =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tue|wed|thu|fri|sat|sun|from|to|until|and|at|\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\.?)?)\b/gi;
const MAX_AROUND_DATE = 4;

/** When something is, in a list of dates: "October 15" beside "Picture day". */
export async function answerEvent(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  if (!ASKS_WHEN.test(question)) return undefined;
  const { required } = focusOf(question);
  if (required.length === 0) return undefined;
  const found = await flatMapInTurns(
    structure.units,
    (unit) => {
      const date = dateCellOf(unit);
      if (!date) return [];
      const there = new Set(searchTerms(unit.text.replace(date, " ")));
      const isNamed = hasAllTerms(there, required);
      return isNamed ? [{ unit, date }] : [];
    },
    signal,
  );
  const [only, ...others] = found;
  if (!only || others.length > 0) return undefined;
  return { kind: "answer", lead: only.date, units: [only.unit] };
}

/** The first cell of a row, where it is a date and the others say what is then. */
function dateCellOf({ cells, head }: Unit): string | undefined {
  const [first = "", second = ""] = cells;
  if (cells.length < 2 || cells.length > 3 || !/\p{L}{3}/u.test(second)) return undefined;
  // Rows of an account have a date and an amount.
  if (head.length > 2 || /[$€£]\s?\d|\d[.,]\d\d$/.test(cells.at(-1) ?? "")) return undefined;
  const dates = dateFigures(first);
  if (dates.length === 0) return undefined;
  const rest = dates.reduce((text, { text: date }) => text.replace(date, ""), first);
  const around = rest.replace(AROUND_DATE, "").replace(/[^\p{L}\p{N}]/gu, "");
  return around.length <= MAX_AROUND_DATE ? first : undefined;
}

const ITSELF =
  "(?:it|this|that|(?:the|this|my|our) (?:policy|insurance|lease|contract|agreement|membership|subscription|plan|warranty|coverage|permit|license|term))";
const ASKS_END = new RegExp(
  String.raw`^\W{0,3}(?:and |so )?(?:when|until when|how long) (?:does|do|will|is|am) (?:${ITSELF}|i) (?:(?:be |still )?(?:end|ends|expire|expires|run out|run to|stop|last|lapse|over|up|good|valid|covered|insured))(?: (?:for|until|till))?\W*$`,
  "i",
);
const ASKS_START = new RegExp(
  String.raw`^\W{0,3}(?:and |so )?when (?:does|did|do|will|is|am) (?:${ITSELF}|i) (?:start|starts|begin|begins|kick in|take effect|insured from|covered from)\W*$`,
  "i",
);
const PERIOD =
  /\b(?:period|term|valid|validity|effective|coverage dates?|dates? of coverage|in force|duration)\b/i;
/** Bills have a period, too, and a statement covers one; neither ends then. */
const OF_RECORD = /\b(?:bill\w*|statement|service|pay|usage|reading|trial|grace|notice|return)\b/i;

/** When what a document is about ends or begins, as the row says that gives its period. */
export async function answerPeriod(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const isEnd = ASKS_END.test(question);
  if (!isEnd && !ASKS_START.test(question)) return undefined;
  const found = await flatMapInTurns(
    structure.units,
    (unit) => {
      const [label = "", value = "", ...more] = unit.cells;
      if (more.length > 0 || !PERIOD.test(label) || OF_RECORD.test(label)) return [];
      const dates = dateFigures(value);
      return dates.length === 2 ? [{ unit, date: (isEnd ? dates[1] : dates[0])?.text ?? "" }] : [];
    },
    signal,
  );
  const [only, ...others] = found;
  if (!only || others.length > 0) return undefined;
  return { kind: "answer", lead: only.date, units: [only.unit] };
}
