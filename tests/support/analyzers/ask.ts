import type { StoredDocumentKind } from "@/lib/documents/citation";
import { extractAnswer } from "@/lib/documents/extractive-answer";
import {
  createSearchableDocument,
  preparePassages,
  type SearchableDocument,
} from "@/lib/documents/searchable-document";
import type { SourceDocument } from "@/lib/documents/summary";
import { wordEmbeddings } from "@/tests/support/embeddings";

export const LONG_SUMMARY = { points: { min: 4, max: 5 }, sections: true, figures: true };

export function sourceOf(kind: StoredDocumentKind, text: string): SourceDocument {
  return { kind, title: "Bees", parts: [{ place: 1, text }], outline: [] };
}

export async function documentOf(
  kind: StoredDocumentKind,
  text: string,
): Promise<SearchableDocument> {
  const passages = await preparePassages(kind, [{ place: 1, text }]);
  return createSearchableDocument({ kind, title: "Bees", overview: [] }, passages);
}

/** Asks with a sentence model that takes nothing for an answer, so that everything is tried. */
export function ask(
  document: SearchableDocument,
  question: string,
  before: readonly string[] = [],
) {
  const turns = before.map((text) => ({ role: "user" as const, text }));
  const ctx = { embeddings: wordEmbeddings(() => -9), signal: new AbortController().signal };
  return extractAnswer(ctx, document, { question, turns });
}
