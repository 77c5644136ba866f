import type { StoredChunk } from "@/db/queries/documents";
import { dot } from "@/lib/documents/search-index";

export type Passage = { place: number; text: string };

/** About 6,000 tokens of English: what small and large models alike read well in one call. */
const ONE_CALL_CHARACTERS = 24_000;
const GROUP_CHARACTERS = 14_000;
/** Of a longer document every group gives its most central passages. */
const MAX_GROUPS = 20;

/**
 * Parts a document for a model: one group when it fits into one call, else groups of about 14,000
 * characters, at most twenty.
 *
 * @returns `condensed` when not every passage is in a group
 */
export function groupPassages(chunks: readonly StoredChunk[]): {
  groups: Passage[][];
  condensed: boolean;
} {
  const total = chunks.reduce((sum, { content }) => sum + content.length, 0);
  if (total <= ONE_CALL_CHARACTERS) return { groups: [joinPages(chunks)], condensed: false };

  const count = Math.min(MAX_GROUPS, Math.ceil(total / GROUP_CHARACTERS));
  const groups = splitEvenly(chunks, total / count);
  const kept = groups.map((group) => mostCentral(group, GROUP_CHARACTERS * 1.2));
  return {
    groups: kept.map(joinPages),
    condensed: kept.some((group, index) => group.length < (groups[index]?.length ?? 0)),
  };
}

function splitEvenly(chunks: readonly StoredChunk[], characters: number): StoredChunk[][] {
  const groups: StoredChunk[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const chunk of chunks) {
    if (size >= characters) {
      groups.push([]);
      size = 0;
    }
    groups.at(-1)?.push(chunk);
    size += chunk.content.length;
  }
  return groups;
}

/** The passages nearest to the middle of their group, in their order, as many as there is room for. */
function mostCentral(group: StoredChunk[], maxCharacters: number): StoredChunk[] {
  const total = group.reduce((sum, { content }) => sum + content.length, 0);
  if (total <= maxCharacters) return group;
  const middle = new Float32Array(group[0]?.embedding?.length ?? 0);
  for (const { embedding } of group) {
    for (const at of middle.keys()) middle[at] = (middle[at] ?? 0) + (embedding?.[at] ?? 0);
  }
  const ranked = [...group].sort(
    (a, b) =>
      (b.embedding ? dot(b.embedding, middle) : 0) - (a.embedding ? dot(a.embedding, middle) : 0),
  );
  let left = maxCharacters;
  const kept = ranked.filter(({ content }) => {
    left -= content.length;
    return left >= 0;
  });
  return kept.sort((a, b) => a.ordinal - b.ordinal);
}

/** Passages of one place as one. */
function joinPages(chunks: readonly StoredChunk[]): Passage[] {
  const passages: Passage[] = [];
  for (const { place, content } of chunks) {
    const last = passages.at(-1);
    if (last?.place === place) last.text += `\n\n${content}`;
    else passages.push({ place, text: content });
  }
  return passages;
}
