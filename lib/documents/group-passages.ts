import type { StoredChunk } from "@/db/queries/documents";
import { estimateTokens } from "@/lib/documents/token-budget";

/** Text with the page or second at which it begins. */
export type Passage = { place: number; text: string };

/** Tokens that small and large models alike handle well in one call. */
export const TOKENS_PER_CALL = 8_000;
const TOKENS_PER_GROUP = 4_700;
/** How far a group may exceed its target size. */
const GROUP_TOLERANCE = 1.2;
/** About 1,500 pages. A longer document keeps only a part of each group. */
const MAX_GROUPS = 120;

/**
 * Splits a document into groups that a model can read: one group when it all fits in a single call,
 * otherwise at most 120 groups of about 4,700 tokens.
 *
 * @param tokenBudget tokens of passages that fit in one call
 * @returns `condensed` is true when some passages had to be left out
 */
export function groupPassages(
  chunks: readonly StoredChunk[],
  tokenBudget: number,
): { groups: Passage[][]; condensed: boolean } {
  const total = tokensOf(chunks);
  if (total <= tokenBudget) return { groups: [mergeByPlace(chunks)], condensed: false };

  const size = Math.min(TOKENS_PER_GROUP, tokenBudget / GROUP_TOLERANCE);
  const count = Math.min(MAX_GROUPS, Math.ceil(total / size));
  const groups = splitEvenly(chunks, total / count);
  const kept = groups.map((group) => spreadEvenly(group, size * GROUP_TOLERANCE));
  return {
    groups: kept.map(mergeByPlace),
    condensed: kept.some((group, index) => group.length < (groups[index]?.length ?? 0)),
  };
}

function tokensOf(chunks: readonly StoredChunk[]): number {
  return chunks.reduce((sum, { content }) => sum + estimateTokens(content), 0);
}

function splitEvenly(chunks: readonly StoredChunk[], tokens: number): StoredChunk[][] {
  const groups: StoredChunk[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const chunk of chunks) {
    if (size >= tokens) {
      groups.push([]);
      size = 0;
    }
    groups.at(-1)?.push(chunk);
    size += estimateTokens(chunk.content);
  }
  return groups;
}

/** As many passages as fit, spread evenly over their group, in document order. */
function spreadEvenly(group: StoredChunk[], maxTokens: number): StoredChunk[] {
  const share = Math.min(1, maxTokens / Math.max(1, tokensOf(group)));
  return group.filter((_, index) => Math.floor((index + 1) * share) > Math.floor(index * share));
}

/** Merges consecutive passages of the same page or second. */
function mergeByPlace(chunks: readonly StoredChunk[]): Passage[] {
  const passages: Passage[] = [];
  for (const { place, content } of chunks) {
    const last = passages.at(-1);
    if (last?.place === place) last.text += `\n\n${content}`;
    else passages.push({ place, text: content });
  }
  return passages;
}
