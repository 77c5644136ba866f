import { filterInTurns } from "@/lib/core/yield-to-event-loop";
import { figuresIn } from "@/lib/documents/reader/figures";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { type Unit, withTitle } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";

const APPROVES =
  /\b(?:approv\w+|sign(?:s|ed)? (?:it |them )?off|authori[sz]\w+|permission|consent)\b/i;
const ABOVE =
  /\b(?:above|over|more than|exceed(?:s|ing)?|beyond|from|at least)\s(?:the value of\s)?$/i;
const UP_TO =
  /\b(?:up to(?: and including)?|under|below|less than|at most|no more than|within|to)\s$/i;
/** What is asked of the amounts below is asked here, too. */
const ALSO = /\b(?:also|as well|in addition|additionally|too|besides|on top|both)\b/i;
const MOST_CHARACTERS = 600;

/** Who has to approve an amount: all statements whose bounds take it in, and those below that hold besides. */
export async function answerApproval(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const [asked, ...others] = APPROVES.test(question) ? amountsIn(question) : [];
  if (!asked || others.length > 0) return undefined;
  const bands = await filterInTurns(
    structure.units,
    (unit) =>
      unit.kind !== "heading" &&
      unit.text.length < MOST_CHARACTERS &&
      APPROVES.test(withTitle(unit, structure)) &&
      boundsIn(unit).length > 0,
    signal,
  );
  const holding = bands.filter((unit) =>
    boundsIn(unit).some((bound) => takesIn(bound, asked.value)),
  );
  if (holding.length === 0) return undefined;
  const isAdded = holding.some(({ text }) => ALSO.test(text));
  const below = bands.filter((unit) => boundsIn(unit).some(({ value }) => value <= asked.value));
  const all = new Set(isAdded ? [...below, ...holding] : holding);
  return { kind: "answer", units: bands.filter((unit) => all.has(unit)) };
}

type Bound = { value: number; isAbove: boolean };

function boundsIn({ text }: Pick<Unit, "text">): Bound[] {
  return amountsIn(text).flatMap(({ at, value }): Bound[] => {
    const before = text.slice(Math.max(0, at - 40), at);
    if (UP_TO.test(before)) return [{ value, isAbove: false }];
    return ABOVE.test(before) ? [{ value, isAbove: true }] : [];
  });
}

function takesIn({ value, isAbove }: Bound, amount: number): boolean {
  return isAbove ? amount > value : amount <= value;
}

function amountsIn(text: string): { at: number; value: number }[] {
  return figuresIn(text)
    .filter(({ type }) => type === "money")
    .map(({ at, text: own }) => ({ at, value: Number(own.replace(/[^\d.]/g, "")) }))
    .filter(({ value }) => Number.isFinite(value));
}
