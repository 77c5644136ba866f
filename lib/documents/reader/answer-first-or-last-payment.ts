import { flatMapInTurns } from "@/lib/core/yield-to-event-loop";
import { figuresIn } from "@/lib/documents/reader/figures";
import { hasTerm } from "@/lib/documents/reader/has-term";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { isHeadOfTable, type Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms } from "@/lib/documents/terms";

/** "How much do they transfer at the very end?", "What do we pay right at the start?" */
const ASKS =
  /^\W{0,3}(?:and |so |but )?(?:how much|what)\b(?! (?:time|is left|remains))[^?]{0,60}\b(?:pay|paid|transfer(?:red)?|get|receive|owe|due|send|sent)\b[^?]{0,40}\b(?:(?<last>at the (?:very )?end|last of all|right at the end)|at the (?:very )?(?:start|beginning)|first of all|right at the (?:start|beginning))\W*$/i;
const LAST = /^(?:the )?(?:final|last|balance|remainder)\b/i;
const FIRST = /^(?:the )?(?:first|initial|advance|1(?:st)?\b)/i;
/** A row is one of several payments where its table, or what stands above, says so. */
const PAYMENTS =
  /\b(?:payments?|instal(?:l)?ments?|tranches?|stages?|disbursements?|payouts?|milestones?)\b/i;
/** What says of a row only that it's a payment, and which one. */
const PLAIN = new Set(
  contentTerms(
    "pay paid payment payments installment installments tranche stage disbursement payout milestone first initial advance second third fourth fifth final last balance remainder due amount",
  ),
);

/** What is paid at the very end, or at the very beginning: the amount of the last or the first of several payments. */
export async function answerFirstOrLastPayment(
  { structure: { units, sections }, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  const asked = ASKS.exec(question);
  if (!asked) return undefined;
  const label = asked.groups?.last ? LAST : FIRST;
  const asks = new Set(contentTerms(question));
  const calledBy = ({ cells: [name = ""] }: Unit) =>
    contentTerms(name).filter((term) => !PLAIN.has(term) && !/\d/.test(term));
  const isPayment = ({ head, section, cells }: Unit) =>
    PAYMENTS.test(`${head.join(" ")} ${sections[section]?.title ?? ""} ${cells[0] ?? ""}`);
  const found = await flatMapInTurns(
    units,
    (unit) => {
      const [name = ""] = unit.cells;
      if (unit.cells.length < 2 || isHeadOfTable(unit)) return [];
      const called = calledBy(unit);
      // Another row of payments is asked for: "How much of the deposit is paid back at the very end?"
      if (called.some((term) => hasTerm(asks, term)) && isPayment(unit) && !label.test(name))
        return [undefined];
      if (!label.test(name) || !called.every((term) => hasTerm(asks, term))) return [];
      const [only, ...others] = figuresIn(unit.cells.slice(1).join("; ")).filter(
        ({ type }) => type === "money" || type === "percent",
      );
      return only && others.length === 0 && isPayment(unit) ? [{ unit, lead: only.text }] : [];
    },
    signal,
  );
  const [only, ...others] = found;
  return only && others.length === 0
    ? { kind: "answer", lead: only.lead, units: [only.unit] }
    : undefined;
}
