import "server-only";

import type { Question } from "@/lib/documents/question";
import { subjectsBefore, withoutEmptyWords } from "@/lib/documents/reader/focus";
import type { Hit, SearchIndex } from "@/lib/documents/search-index";
import {
  embedIfReady,
  type ReadingContext,
  type SearchableDocument,
} from "@/lib/documents/searchable-document";
import { contentTerms } from "@/lib/documents/terms";
import { estimateTokens } from "@/lib/documents/token-budget";

/** Builds the search query: the question, preceded by the previous one when it is a follow-up. */
export function searchText(whole: Question): string {
  const [before] = subjectsBefore(whole);
  return before && isFollowUp(whole.question) ? `${before}\n${whole.question}` : whole.question;
}

const REFERS_BACK =
  /^(?:and|but|so|then|ok|okay|what about|how about|why|when|where|who|how much|how many)\b[^\p{L}]*$|\b(?:it|its|they|them|their|this|that|these|those|he|she|him|her|his|there|former|latter|same)\b|^(?:and|but|so|what about|how about)\b/iu;

/** Whether a question only makes sense together with the previous one. */
function isFollowUp(question: string): boolean {
  const terms = contentTerms(question);
  return terms.length === 0 || (terms.length <= 3 && REFERS_BACK.test(withoutEmptyWords(question)));
}

/**
 * Retrieves the passages that match a query best, best first.
 *
 * @returns `vector`, the query's embedding; undefined when the sentence model isn't available
 */
export async function findPassages(
  ctx: ReadingContext,
  document: SearchableDocument,
  text: string,
  limit: number,
): Promise<{ hits: Hit[]; vector: Float32Array | undefined }> {
  const vector = (await embedIfReady(ctx, [text]))?.[0];
  return { hits: await document.index.search(text, vector, limit, ctx.signal), vector };
}

/**
 * Returns the hits with the passage before and after each, in document order. Consecutive passages
 * of one page are merged.
 *
 * @param maxTokens budget for all of them; hits, best first, take precedence over neighbors
 */
export function withNeighbors(
  index: SearchIndex,
  hits: readonly Hit[],
  maxTokens: number,
): { place: number; text: string }[] {
  const chosen = new Set<number>();
  let left = maxTokens;
  const take = (ordinal: number) => {
    const content = index.chunks[ordinal]?.content;
    if (!content || chosen.has(ordinal)) return;
    const tokens = estimateTokens(content);
    if (tokens > left) return;
    chosen.add(ordinal);
    left -= tokens;
  };
  for (const { chunk } of hits) take(chunk.ordinal);
  for (const { chunk } of hits) {
    take(chunk.ordinal - 1);
    take(chunk.ordinal + 1);
  }
  const passages: { place: number; text: string; last: number }[] = [];
  for (const ordinal of [...chosen].sort((a, b) => a - b)) {
    const chunk = index.chunks[ordinal];
    if (!chunk) continue;
    const before = passages.at(-1);
    if (before && before.last === ordinal - 1 && before.place === chunk.place) {
      before.text += `\n\n${chunk.content}`;
      before.last = ordinal;
    } else passages.push({ place: chunk.place, text: chunk.content, last: ordinal });
  }
  return passages.map(({ place, text }) => ({ place, text }));
}
