import { filterInTurns } from "@/lib/core/yield-to-event-loop";
import { figuresIn } from "@/lib/documents/reader/figures";
import { hasTerm } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { stems } from "@/lib/documents/reader/same-words";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms, searchTerms } from "@/lib/documents/terms";

const ASKS =
  /^\W{0,3}(?:and |so )?how many (?:more |further )?(?<what>[^?]{3,60}?) (?:are|is|do (?:i|we) (?:still )?have|will be|remain)(?: still)? ?(?:left|remaining|outstanding|to (?:go|come|pay)|to be paid)?\b(?<of>[^?]{0,40})/iu;
const ASKS_LEFT = /\b(?:left|remain\w*|outstanding|still|to go)\b/i;
/** "Installment 7 of 24", "Loan repayment 5/18"; "due 03/15" is a day. */
const OUT_OF =
  /\p{L}{3} (?:no\. ?)?(?<done>\d{1,3}) ?(?:of|out of|(?<slash>(?<!\b(?:due|dated|date|from|since|until|before|after|paid|posted|received) \d{1,3} ?)\/)) ?(?<all>\d{1,3})(?![\d/%.,]\d?)(?! \p{L})/iu;
/** "Installment 3/15": what stands behind it is counted. */
const COUNTED = /\binstall?ments? (?:no\. ?)?\d{1,3} ?\/ ?\d{1,3}/i;
const MONTHS = 12;
const DAYS = 31;
/** One word for what is paid bit by bit. */
const PAYMENTS = new Set(stems("payment repayment instalment installment rate"));

/** How many of a number of payments or parts are left, where one of them says which it is: "Installment 7 of 24". */
export async function answerLeft(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const { what = "", of = "" } = ASKS_LEFT.test(question)
    ? (ASKS.exec(question)?.groups ?? {})
    : {};
  const asked = contentTerms(`${what} ${of}`).filter((term) => !UNTOLD.has(term));
  if (asked.length === 0) return undefined;
  const isNamed = (term: string, there: ReadonlySet<string>) =>
    PAYMENTS.has(term) ? [...there].some((one) => PAYMENTS.has(one)) : hasTerm(there, term);
  const units = await filterInTurns(structure.units, ({ text }) => OUT_OF.test(text), signal);
  const found = units.flatMap((unit) => {
    const { done, all, slash } = OUT_OF.exec(unit.text)?.groups ?? {};
    const there = new Set(searchTerms(unit.text));
    const isAbout = asked.every((term) => isNamed(term, there));
    return isAbout && Number(done) <= Number(all)
      ? [{ unit, done: Number(done), all: Number(all), isSlashed: slash !== undefined }]
      : [];
  });
  // The latest of them tells how many are left.
  const [last] = found.toSorted((a, b) => b.done - a.done);
  if (!last || found.some(({ all }) => all !== last.all)) return undefined;
  if (last.isSlashed && mayBeDay(last)) return { kind: "answer", units: [last.unit] };
  return {
    kind: "answer",
    lead: String(last.all - last.done),
    working: `${last.all} − ${last.done}`,
    units: [last.unit],
  };
}

/** Whether "Loan payment 4/15" may be of April 15: not where it's an installment, or its row has another day. */
function mayBeDay({ unit, done, all }: { unit: Unit; done: number; all: number }): boolean {
  const hasOther = figuresIn(unit.text).some(
    ({ type, text }) => type === "date" && !/^\d{1,2} ?\/ ?\d{1,2}$/.test(text),
  );
  return done <= MONTHS && all <= DAYS && !hasOther && !COUNTED.test(unit.text);
}

const UNTOLD = new Set(stems("left remaining remain outstanding still pay paid go come"));
