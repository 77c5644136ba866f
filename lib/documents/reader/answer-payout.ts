import { filterInTurns } from "@/lib/core/yield-to-event-loop";
import { compute } from "@/lib/documents/reader/calculation";
import type { Figure } from "@/lib/documents/reader/figure-types";
import { figuresIn } from "@/lib/documents/reader/figures";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { recognizeKind } from "@/lib/documents/reader/kinds";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";

/** "How much money will I get?"; "How much did I pay?" asks for what went the other way. */
const ASKS_PAYOUT =
  /^\W{0,3}(?:and |so )?(?:how much(?: money)?|what) (?:will|do|would|am|are|is|can|did) (?!(?:i|we) (?:to |going to )?pay(?:ing)?\b(?! (?:me|us|out)\b))(?:i|we|they|you|he|she|the insurer|the insurance|my insurance)(?: (?:be|to|going to))? ?(?:get|receive|be paid|paid|pay(?:ing)?(?: (?:me|us|out))?|getting)(?: (?:paid|out|back|me|us|in total|in all|altogether|in the end|from (?:them|you|the \p{L}+)))*[^\p{L}\p{N}]*$/iu;
/** The row that says so, the surest first. */
const PAYOUT: readonly RegExp[] = [
  /^(?:(?:total|net|amount|sum) )?(?:to be paid|payable to you|(?:amount )?we (?:will )?pay(?: you)?|payout|pay-out|(?:your )?(?:settlement|refund|reimbursement)(?! (?:fee|policy|date|deadline|charge)s?\b)(?: amount)?|amount payable|you (?:will )?(?:get|receive))\b/i,
  /^(?:net|take[- ]home) (?:pay|salary|wages)\b/i,
];
/** A row that says so for one case only. */
const ON_CONDITION = /\b(?:if|unless|until|when|before|in case)\b/i;
const ASKS_REFUSED =
  /\bhow much (?:of (?:my|our|the|her|his|their) (?:claim|application|request|bill|expenses) )?(?:was|were|is|has been|have been|did they|do they) (?:turned? down|refused?|rejected?|declined?|denied|deny|cut|not (?:accepted|paid|covered)|disallow(?:ed)?)\b/i;
const CLAIMED = /^(?:(?:amount )?(?:claimed|requested|asked for|billed|submitted))$/i;
const ACCEPTED = /^(?:(?:amount )?(?:accepted|approved|allowed|granted|covered|paid))$/i;
const SUM = /^(?:sum|total|totals|in all|altogether)\b/i;

/** What somebody is paid by the one who writes, or how much of what they claimed isn't; undefined where no row says so. */
export async function answerPayout(
  index: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  if (ASKS_REFUSED.test(question)) return refusedOf(index);
  if (!ASKS_PAYOUT.test(question)) return undefined;
  // Who gets an invoice is asked to pay what is payable.
  const kind = recognizeKind(index.structure)?.kind;
  if (kind === "invoice" || kind === "utility") return undefined;
  for (const label of PAYOUT) {
    const rows = await rowsCalled(index, label);
    const found = rows.flatMap((unit) => {
      const amounts = amountsOf(unit);
      const [amount, ...others] = amounts;
      return amount && others.length === 0 ? [{ unit, amount }] : [];
    });
    const [only, ...others] = found;
    if (only && others.every(({ amount }) => amount.value === only.amount.value)) {
      const isCertain = !ON_CONDITION.test(only.unit.cells[0] ?? "");
      return {
        kind: "answer",
        ...(isCertain && { lead: only.amount.text }),
        units: [only.unit],
      };
    }
  }
  return undefined;
}

async function rowsCalled({ structure, signal }: UnitIndex, label: RegExp): Promise<Unit[]> {
  return filterInTurns(
    structure.units,
    ({ kind, cells }) => kind === "row" && cells.length > 1 && label.test(cells[0] ?? ""),
    signal,
  );
}

function amountsOf({ cells }: Unit): Figure[] {
  return cells
    .slice(1)
    .flatMap((cell) => figuresIn(cell))
    .filter(({ type, value }) => type === "money" && Number.isFinite(value));
}

/** What was claimed in all without what was accepted of it: the two amounts of the row that adds both columns up. */
async function refusedOf(index: UnitIndex): Promise<UnitAnswer | undefined> {
  const { units } = index.structure;
  const isTable = units.some(({ head, cells }) =>
    [head, cells].some(
      (names) =>
        names.some((name) => CLAIMED.test(name)) && names.some((name) => ACCEPTED.test(name)),
    ),
  );
  const [only, ...others] = isTable ? await rowsCalled(index, SUM) : [];
  const [claimed, accepted, ...more] = only ? amountsOf(only) : [];
  if (!only || !claimed || !accepted || others.length + more.length > 0) return undefined;
  if (claimed.value <= accepted.value) return undefined;
  const operands = [claimed.text, accepted.text];
  const rest = compute({ kind: "difference", operands, about: "" }, [claimed, accepted]);
  return rest && { kind: "answer", lead: rest.result, working: rest.working, units: [only] };
}
