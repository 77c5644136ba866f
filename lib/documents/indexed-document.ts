import { chunksToParts } from "@/lib/documents/chunk";
import type { Question } from "@/lib/documents/question";
import { answerFromPapers } from "@/lib/documents/reader/answer-from-papers";
import { indexUnits, type UnitIndex } from "@/lib/documents/reader/indexed-units";
import { papersAskedFor } from "@/lib/documents/reader/papers-asked-for";
import { readStructure } from "@/lib/documents/reader/structure";
import type { SearchableDocument } from "@/lib/documents/searchable-document";

/** Statements of the documents that were asked about; they go with the documents, and outlive a question that is stopped. */
const indexes = new WeakMap<SearchableDocument, Promise<UnitIndex>>();
/** The statements that a part of a document leaves out. */
const leftOut = new WeakMap<SearchableDocument, ReadonlySet<string>>();

/** The statements of a document, or of the part of it that a question is about. */
export function unitsOf(document: SearchableDocument): Promise<UnitIndex> {
  const known = indexes.get(document);
  if (known) return known;
  const parts = chunksToParts(document.index.chunks);
  const indexing = readStructure(document.title, parts, document.headings).then(indexUnits);
  indexes.set(document, indexing);
  return indexing;
}

/** The texts of statements that aren't in the part of a document that a question is about. */
export function textsLeftOut(document: SearchableDocument): ReadonlySet<string> {
  return leftOut.get(document) ?? new Set();
}

/**
 * Of a file with several papers, those that a question names, and the question without their names: "When is the invoice
 * due?" of invoice 1042. Otherwise, both as they are.
 */
export async function ofPapersNamed(
  document: SearchableDocument,
  question: Question,
  signal: AbortSignal,
): Promise<{ document: SearchableDocument; question: Question }> {
  const index = { ...(await unitsOf(document)), signal };
  const { structure } = index;
  const { named, question: asked } = await papersAskedFor(structure, question.question, signal);
  // What several papers tell together needs all of them, and their names.
  if (named?.length !== 1 || (await answerFromPapers(index, question.question)))
    return { document, question };
  const own = new Set(named.flatMap(({ units }) => units));
  const units = structure.units.filter((unit) => own.has(unit));
  const part = { ...document };
  const texts = new Set(units.map(({ text }) => text));
  const others = structure.units.filter((unit) => !texts.has(unit.text));
  indexes.set(part, indexUnits({ ...structure, units }));
  leftOut.set(part, new Set(others.map(({ text }) => text)));
  return { document: part, question: { ...question, question: asked } };
}
