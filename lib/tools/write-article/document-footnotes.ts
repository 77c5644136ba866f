import type { Candidate } from "@/lib/documents/rank-sentences";
import type { Structure, Unit } from "@/lib/documents/reader/unit";

/** A footnote whose sign stands before a sentence, where it was read as the beginning of it. */
export type Footnote = { sign: string; note: Unit };

const NUMBERED = /^(\d{1,2}) (?=[\p{Lu}"“])/u;
const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/**
 * Finds the footnotes of a document by the statements that begin with their signs: "1 We expect no savings", which no
 * paragraph begins with, above "1 Based on 2025 prices", which one does.
 */
export function findFootnotes({ units }: Structure): ReadonlyMap<Unit, Footnote> {
  const notes = new Map<string, { unit: Unit; index: number }>();
  for (const [index, unit] of units.entries())
    if (isNote(unit)) notes.set(keyOf(unit), { unit, index });
  const found = new Map<Unit, Footnote>();
  for (const [index, unit] of units.entries()) {
    if (unit.kind !== "sentence" || unit.isLead) continue;
    const number = NUMBERED.exec(unit.text)?.[1];
    const note = number && notes.get(keyOf(unit));
    if (note && note.index > index) found.set(unit, { sign: signOf(number), note: note.unit });
  }
  return found;
}

function isNote({ kind, isLead, text }: Unit): boolean {
  return kind === "sentence" && isLead && NUMBERED.test(text);
}

/** Footnotes are numbered anew on each page, or stand on the same one. */
function keyOf({ text, pieces }: Unit): string {
  return `${pieces[0]?.place} ${NUMBERED.exec(text)?.[1]}`;
}

function signOf(number: string): string {
  return [...number].map((digit) => SUPERSCRIPTS[Number(digit)] ?? "").join("");
}

/** A sentence or a note without its footnote's number. */
export function withoutNumber<Said extends Pick<Candidate, "text">>(said: Said): Said {
  return { ...said, text: said.text.replace(NUMBERED, "") };
}
