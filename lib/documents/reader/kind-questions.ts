import { recognizeKind } from "@/lib/documents/reader/kinds";
import type { PaperKind } from "@/lib/documents/reader/paper-kind";
import type { Structure } from "@/lib/documents/reader/unit";

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
  letter: ["Who signed the letter?"],
};
const WITH_FIELDS: readonly PaperKind[] = ["form", "invoice", "statement"];
const WITH_PARTS: readonly PaperKind[] = ["manual", "slides"];
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
  // The first is the title.
  const parts = WITH_PARTS.includes(kind) ? structure.sections.slice(1, 1 + MAX_PARTS) : [];
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

function inSentence(label: string): string {
  return /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
