import "server-only";

import MiniSearch from "minisearch";

import type { StoredChunk } from "@/db/queries/documents";
import { createYielder } from "@/lib/core/yield-to-event-loop";
import { contentTerms, SPACELESS, searchTerms } from "@/lib/documents/terms";

/** A passage found by a search. */
export type Hit = {
  chunk: StoredChunk;
  /** Higher is better; comparable only within one search. */
  score: number;
};

/** Searches the passages of one document. */
export type SearchIndex = {
  chunks: readonly StoredChunk[];
  /**
   * Finds the passages that match a question best, best first.
   *
   * @param vector embedding of the question; without it, or for a document without embeddings,
   *   words alone decide
   */
  search(
    question: string,
    vector: Float32Array | undefined,
    limit: number,
    signal: AbortSignal,
  ): Promise<Hit[]>;
  /**
   * How rare a stemmed term is in this document: near 0 when every passage contains it, highest
   * when none does.
   */
  inverseDocumentFrequency(term: string): number;
};

/** Number of results of each ranking that enter the fusion. */
const FUSION_DEPTH = 40;
/**
 * Constant k of reciprocal rank fusion, as in the paper that introduced it.
 * https://plg.uwaterloo.ca/~gvcormac/cormacksigir09-rrf.pdf
 */
const RANK_CONSTANT = 60;
/** Terms that a search looks for between two turns of the event loop. */
const TERMS_AT_ONCE = 4;

/** Indexes passages for hybrid search: by words (BM25) and by meaning (sentence embeddings). */
export async function createSearchIndex(chunks: readonly StoredChunk[]): Promise<SearchIndex> {
  const words = new MiniSearch<StoredChunk>({
    idField: "ordinal",
    fields: ["content"],
    tokenize: searchTerms,
    // `tokenize` has normalized the terms already.
    processTerm: withFewLetters,
    searchOptions: {
      tokenize: contentTerms,
      prefix: (term) => !term.startsWith(CODED) && term.length >= MIN_PREFIX,
      fuzzy: (term) => (term.length >= 6 && !/\d/.test(term) ? 0.15 : false),
      // More takes most of the index, for words that nobody misspells so often.
      maxFuzzy: 2,
      weights: { prefix: 0.3, fuzzy: 0.2 },
    },
  });
  const pause = createYielder();
  for (const chunk of chunks) {
    await pause();
    words.add(chunk);
  }
  const frequency = await countPassages(chunks);

  return {
    chunks,
    inverseDocumentFrequency: (term) =>
      Math.log(1 + chunks.length / (0.5 + (frequency.get(term) ?? 0))),
    async search(question, vector, limit, signal) {
      const found = await searchInTurns(words, contentTerms(question), signal);
      const byWords = found.slice(0, FUSION_DEPTH);
      const byMeaning = vector ? nearest(chunks, vector).slice(0, FUSION_DEPTH) : [];
      return fuse([byWords, byMeaning])
        .slice(0, limit)
        .flatMap(({ ordinal, score }) => {
          const chunk = chunks[ordinal];
          return chunk ? [{ chunk, score }] : [];
        });
    },
  };
}

/** With fewer letters, a term is found as a whole only. */
const MIN_PREFIX = 5;
/** A sign for private use, with which no other term begins. */
const CODED = "\ue000";

/**
 * Writes a term of a script with thousands of letters in a few hexadecimal digits. MiniSearch goes through all letters that any term begins with, for
 * each term, which takes the square of the different ones.
 */
function withFewLetters(term: string): string {
  if (term.length >= MIN_PREFIX || !SPACELESS.test(term)) return term;
  const codes = [...term].map((letter) => letter.codePointAt(0)?.toString(16).padStart(5, "0"));
  return `${CODED}${codes.join("")}`;
}

/**
 * Searches for a few terms at a time, so that a long question doesn't hold up the server. The scores are those of one search,
 * which adds those of all terms up, and multiplies by how many of them a passage has.
 *
 * @returns ordinals, best first
 */
async function searchInTurns(
  words: MiniSearch<StoredChunk>,
  terms: readonly string[],
  signal: AbortSignal,
): Promise<number[]> {
  const pause = createYielder(signal);
  const scores = new Map<number, { sum: number; terms: number }>();
  for (let at = 0; at < terms.length; at += TERMS_AT_ONCE) {
    await pause();
    const some = terms.slice(at, at + TERMS_AT_ONCE);
    for (const { id, score, queryTerms } of words.search(some.join(" "), {
      tokenize: () => some,
    })) {
      const known = scores.get(Number(id)) ?? { sum: 0, terms: 0 };
      known.sum += score / queryTerms.length;
      known.terms += queryTerms.length;
      scores.set(Number(id), known);
    }
  }
  return [...scores]
    .sort(([, one], [, other]) => other.sum * other.terms - one.sum * one.terms)
    .map(([ordinal]) => ordinal);
}

async function countPassages(chunks: readonly StoredChunk[]): Promise<Map<string, number>> {
  const pause = createYielder();
  const frequency = new Map<string, number>();
  for (const { content } of chunks) {
    await pause();
    for (const term of new Set(searchTerms(content))) {
      frequency.set(term, (frequency.get(term) ?? 0) + 1);
    }
  }
  return frequency;
}

function nearest(chunks: readonly StoredChunk[], vector: Float32Array): number[] {
  return chunks
    .flatMap(({ ordinal, embedding }) =>
      embedding ? [{ ordinal, similarity: dotProduct(embedding, vector) }] : [],
    )
    .sort((a, b) => b.similarity - a.similarity)
    .map(({ ordinal }) => ordinal);
}

function fuse(lists: readonly (readonly number[])[]): { ordinal: number; score: number }[] {
  const scores = new Map<number, number>();
  for (const list of lists) {
    for (const [rank, ordinal] of list.entries()) {
      scores.set(ordinal, (scores.get(ordinal) ?? 0) + 1 / (RANK_CONSTANT + rank));
    }
  }
  return [...scores]
    .map(([ordinal, score]) => ({ ordinal, score }))
    .sort((a, b) => b.score - a.score);
}

/** Returns the dot product of two vectors; for unit vectors, their cosine similarity (-1 to 1). */
export function dotProduct(left: Float32Array, right: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < left.length; at += 1) sum += (left[at] ?? 0) * (right[at] ?? 0);
  return sum;
}
