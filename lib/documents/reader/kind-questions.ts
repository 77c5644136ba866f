import { coverPage } from "@/lib/documents/reader/cover-page";
import { recognizeKind } from "@/lib/documents/reader/kinds";
import type { PaperKind } from "@/lib/documents/reader/paper-kind";
import type { DocumentSection, Structure } from "@/lib/documents/reader/unit";
import { holdsNoStatements } from "@/lib/documents/reader/usable-units";

/** What readers of each kind ask. */
const USUAL: Partial<Record<PaperKind, readonly string[]>> = {
  contract: [
    "Who are the parties?",
    "When does the agreement begin?",
    "How long is the term?",
    "How much notice is needed to terminate?",
    "How much is the rent?",
    "How much is the monthly fee?",
    "Which law governs the agreement?",
  ],
  paper: [
    "Who wrote the paper?",
    "What was the research question?",
    "What are the limitations of the study?",
  ],
  manual: ["How long is the warranty?", "What is the phone number of the service?"],
  handbook: ["What is not allowed?", "How much does it cost?"],
  letter: ["Who signed the letter?"],
  payslip: ["What is the net pay?", "What is the largest deduction?"],
  minutes: ["Who was present?", "What was decided?", "When is the next meeting?"],
  event: [
    "When is it?",
    "Where is it?",
    "How much does it cost?",
    "What should I bring?",
    "How do I book?",
  ],
  bylaws: ["Who can become a member?", "How does membership end?", "What majority is needed?"],
  utility: ["How much do I have to pay?", "When is it due?", "How much did I use?"],
  itinerary: ["When do we leave?", "When do we get back?", "What is the booking reference?"],
  notice: ["When is it?", "How much does it cost?", "What should we bring?"],
  offer: ["What is the salary?", "When is the first day?", "By when do I have to accept?"],
  insurance: ["How much is the premium?", "What is not covered?", "How do I cancel?"],
};
const WITH_FIELDS: readonly PaperKind[] = ["form", "invoice", "statement", "payslip", "utility"];
const WITH_PARTS: readonly PaperKind[] = ["manual", "handbook", "slides"];
const MAX_FIELDS = 6;
const MAX_PARTS = 3;
/** A label that names a thing: "Invoice number", not "Permit begins". */
const NAMES_THING =
  /^\p{L}{2,20}(?: \p{L}{2,20}){0,2} (?:number|date|balance|due|name|fee|rate|plate|period|holder|total|tax)$|^(?:subtotal|total due|amount due|total)$/iu;

/** Questions that readers of a recognized kind ask; whether the document answers them has to be tried. */
export function kindQuestions(structure: Structure): string[] {
  const kind = recognizeKind(structure)?.kind;
  if (!kind) return [];
  const fields = structure.units.flatMap(({ cells }) =>
    cells.length === 2 ? [cells[0] ?? ""] : [],
  );
  const named = WITH_FIELDS.includes(kind) ? fields.filter((label) => NAMES_THING.test(label)) : [];
  const parts = WITH_PARTS.includes(kind) ? partsOf(structure).slice(0, MAX_PARTS) : [];
  return [
    ...(USUAL[kind] ?? []),
    ...named
      .slice(-MAX_FIELDS)
      .reverse()
      .map((label) => `What is the ${inSentence(label)}?`),
    ...parts.map(({ title, number }) =>
      number ? `Summarize section ${number}` : `Summarize the part “${title}”`,
    ),
  ];
}

/** A part is worth a summary with at least this many statements. */
export const MIN_STATEMENTS_OF_PART = 2;
const FAREWELL = /^(?:thank(?:s| you)|questions|any questions|q ?& ?a|contact)\b/i;

/** The parts that say something by themselves: not the cover page, the contents, or the thanks. */
function partsOf(structure: Structure): DocumentSection[] {
  const cover = coverPage(structure);
  const statements = new Map<number, number>();
  for (const { section, kind } of structure.units) {
    if (kind !== "heading") statements.set(section, (statements.get(section) ?? 0) + 1);
  }
  return structure.sections.filter(({ title, place }, at) => {
    if (holdsNoStatements(title) || FAREWELL.test(title) || place === cover) return false;
    // The first is the title.
    return at > 0 && (statements.get(at) ?? 0) >= MIN_STATEMENTS_OF_PART;
  });
}

function inSentence(label: string): string {
  return /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
