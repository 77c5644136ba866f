import { createYielder } from "@/lib/core/yield-to-event-loop";
import type { FigureType } from "@/lib/documents/reader/figure-types";
import { figuresIn } from "@/lib/documents/reader/figures";
import type { Focus } from "@/lib/documents/reader/focus";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import type { Unit } from "@/lib/documents/reader/unit";
import { ABSENT, type UnitAnswer } from "@/lib/documents/reader/unit-answer";

/** What is asked for without naming it by anything else. */
export const CONTACTS: readonly (FigureType | undefined)[] = ["email", "phone"];

const CONTACT_TERMS = new Set([
  "email",
  "e-mail",
  "mail",
  "phone",
  "telephon",
  "telephone",
  "number",
  "fax",
  "mobil",
  "call",
  "address",
  "contact",
  "reach",
  "ring",
]);

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

/** The address or number of a document that has only one, or only one that isn't somebody else's. */
export async function answerContact(
  index: UnitIndex,
  types: readonly FigureType[],
): Promise<UnitAnswer> {
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
