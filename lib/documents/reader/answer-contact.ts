import { filterInTurns, flatMapInTurns } from "@/lib/core/yield-to-event-loop";
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
async function contactNamed(
  contacts: readonly Contact[],
  asked: string,
  signal: AbortSignal | undefined,
): Promise<UnitAnswer | undefined> {
  const about = contentTerms(asked).filter((term) => term.length > 2 && !CONTACT_TERMS.has(term));
  // "Billing" is about a bill.
  const isNamed = ({ unit }: Contact) =>
    searchTerms(unit.text).some((word) => about.some((term) => word.startsWith(term)));
  const [only, ...others] = await filterInTurns(contacts, isNamed, signal);
  const [lead] = only?.numbers ?? [];
  if (!only || !lead || others.length > 0) return undefined;
  return { kind: "answer", lead, units: [only.unit] };
}

/** A statement with the addresses or numbers in it. */
type Contact = { unit: Unit; numbers: readonly string[] };

function contactsIn(
  { structure, signal }: UnitIndex,
  types: readonly FigureType[],
): Promise<Contact[]> {
  const read = (unit: Unit) => {
    const figures = figuresIn(unit.text).filter(({ type }) => types.includes(type));
    return figures.length > 0 ? [{ unit, numbers: figures.map(({ text }) => text) }] : [];
  };
  return flatMapInTurns(structure.units, read, signal);
}

/** The address or number of a document that has only one, or only one that isn't somebody else's. */
export async function answerContact(
  index: UnitIndex,
  types: readonly FigureType[],
  asked: string,
): Promise<UnitAnswer> {
  const contacts = await contactsIn(index, types);
  const named = await contactNamed(contacts, asked, index.signal);
  if (named) return named;
  const isOwn = ({ cells }: Unit) =>
    cells.length === 2 &&
    BARE_LABEL.test(cells[0] ?? "") &&
    figuresIn(cells.join(": ")).some(({ type }) => types.includes(type));
  const own = await filterInTurns(index.structure.units, isOwn, index.signal);
  const [field] = own;
  if (field && own.length === 1)
    return { kind: "answer", lead: field.cells[1] ?? "", units: [field] };
  const [only] = contacts;
  const [lead] = only?.numbers ?? [];
  const isOnly = contacts.every(({ numbers }) => numbers.every((number) => number === lead));
  return only && lead && isOnly ? { kind: "answer", lead, units: [only.unit] } : ABSENT;
}
