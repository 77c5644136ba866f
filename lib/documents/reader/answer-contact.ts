import { createYielder } from "@/lib/core/yield-to-event-loop";
import type { FigureType } from "@/lib/documents/reader/figure-types";
import { figuresIn } from "@/lib/documents/reader/figures";
import type { Focus } from "@/lib/documents/reader/focus";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { stems } from "@/lib/documents/reader/same-words";
import type { Unit } from "@/lib/documents/reader/unit";
import { ABSENT, type UnitAnswer } from "@/lib/documents/reader/unit-answer";
import { contentTerms, searchTerms } from "@/lib/documents/terms";

/** What is asked for without naming it by anything else. */
export const CONTACTS: readonly (FigureType | undefined)[] = ["email", "phone"];

/** The figures that say how somebody is reached. */
export const WAYS_TO_CONTACT: readonly FigureType[] = ["phone", "email"];

const ASKS_WHOM =
  /^\W{0,3}(?:and |so |but )?whom? (?:do|should|can|must|would|could|to) (?:(?:i|we|you|one) )?(?:contact|reach|notify|inform|tell|write|e-?mail|talk|speak|ask|get|turn|go|report|complain)\b/i;

/** Whether a question asks whom to turn to, which a name answers, or else a number or an address. */
export function asksWhomToContact(question: string): boolean {
  return ASKS_WHOM.test(question);
}

const CONTACT_TERMS = new Set(
  stems("email e-mail mail phone telephone number fax mobile call address contact reach ring"),
);

/** What a question for an address or a number is about: whose it is. */
export function withoutContactWords(focus: Focus): Focus {
  const keep = (term: string) => !CONTACT_TERMS.has(term);
  return {
    required: focus.required.filter(keep),
    generic: [],
    optional: focus.optional.filter(keep),
  };
}

/** A label that says what kind of address or number it is, and not whose. */
const BARE_LABEL =
  /^(?:(?:tele)?phone|tel\.?|e-?mail|mobile|cell|fax|daytime (?:tele)?phone)(?: (?:number|no\.?|address))?$/i;

/**
 * Of several numbers, the only one that stands with a word of the question, also where that is a word for the document: the
 * one for questions about a bill.
 */
function contactNamed(
  { structure: { units } }: UnitIndex,
  types: readonly FigureType[],
  asked: string,
): UnitAnswer | undefined {
  const about = contentTerms(asked).filter((term) => term.length > 2 && !CONTACT_TERMS.has(term));
  const found = units.flatMap((unit) => {
    const figure = figuresIn(unit.text).find(({ type }) => types.includes(type));
    // "Billing" is about a bill.
    const isNamed = () =>
      searchTerms(unit.text).some((word) => about.some((term) => word.startsWith(term)));
    return figure && isNamed() ? [{ unit, figure }] : [];
  });
  const [only, ...others] = found;
  if (!only || others.length > 0) return undefined;
  return { kind: "answer", lead: only.figure.text, units: [only.unit] };
}

/** The address or number of a document that has only one, or only one that isn't somebody else's. */
export async function answerContact(
  index: UnitIndex,
  types: readonly FigureType[],
  asked: string,
): Promise<UnitAnswer> {
  const named = contactNamed(index, types, asked);
  if (named) return named;
  const pause = createYielder(index.signal);
  const own = index.structure.units.filter(
    ({ cells }) =>
      cells.length === 2 &&
      BARE_LABEL.test(cells[0] ?? "") &&
      figuresIn(cells.join(": ")).some(({ type }) => types.includes(type)),
  );
  const [field] = own;
  if (field && own.length === 1)
    return { kind: "answer", lead: field.cells[1] ?? "", units: [field] };
  let only: { lead: string; unit: Unit } | undefined;
  for (const unit of index.structure.units) {
    await pause();
    for (const { type, text } of figuresIn(unit.text)) {
      if (!types.includes(type)) continue;
      if (only && only.lead !== text) return ABSENT;
      only ??= { lead: text, unit };
    }
  }
  return only ? { kind: "answer", lead: only.lead, units: [only.unit] } : ABSENT;
}
