import "server-only";

import type { StoredChunk } from "@/db/queries/documents";
import { placeLabel } from "@/lib/documents/citation";
import { createSearchIndex } from "@/lib/documents/search-index";
import { embedIfReady } from "@/lib/documents/searchable-document";
import { estimateTokens } from "@/lib/documents/token-budget";
import type { RunContext } from "@/lib/providers/context";
import type { ArticleSource } from "@/lib/tools/write-article/article-source";

/** What a model is given of a document. */
export type ChosenPassages = {
  passages: { place: number; text: string }[];
  /** How much of the document that is, in a sentence. */
  extent: string;
  isWhole: boolean;
};

/**
 * Chooses what a model reads of a document: all of it where it fits, and otherwise the passages that have most to do with
 * the subject.
 *
 * @param subject topic, points, and headings of the article
 * @param maxTokens budget for the passages
 */
export async function choosePassages(
  ctx: RunContext,
  source: ArticleSource,
  subject: string,
  maxTokens: number,
): Promise<ChosenPassages> {
  const { chunks } = source;
  const total = chunks.reduce((sum, { content }) => sum + estimateTokens(content), 0);
  const chosen =
    total <= maxTokens ? [...chunks] : await bestChunks(ctx, chunks, subject, maxTokens);
  const isWhole = chosen.length === chunks.length;
  return { passages: byPlace(chosen), extent: extentText(source, chosen, isWhole), isWhole };
}

async function bestChunks(
  ctx: RunContext,
  chunks: readonly StoredChunk[],
  subject: string,
  maxTokens: number,
): Promise<StoredChunk[]> {
  const index = await createSearchIndex(chunks);
  const [vector] = (await embedIfReady(ctx, [subject])) ?? [];
  const hits = await index.search(subject, vector, chunks.length, ctx.signal);
  const found = hits.map(({ chunk }) => chunk);
  // The beginning says what the document is about; what no word leads to comes last, in order.
  const order = new Set([...chunks.slice(0, 1), ...found, ...chunks]);
  let left = maxTokens;
  const taken = [...order].filter(({ content }) => {
    const tokens = estimateTokens(content);
    if (tokens > left) return false;
    left -= tokens;
    return true;
  });
  return taken.sort((a, b) => a.ordinal - b.ordinal);
}

function byPlace(chunks: readonly StoredChunk[]): { place: number; text: string }[] {
  const passages: { place: number; text: string }[] = [];
  for (const { place, content } of chunks) {
    const last = passages.at(-1);
    if (last?.place === place) last.text += `\n\n${content}`;
    else passages.push({ place, text: content });
  }
  return passages;
}

const LIST = new Intl.ListFormat("en");
/** More stretches than this are too many to read. */
const MAX_STRETCHES = 6;

function extentText(
  { kind, chunks }: ArticleSource,
  chosen: readonly StoredChunk[],
  isWhole: boolean,
): string {
  if (isWhole) return "All of it was used.";
  const all = [...new Set(chunks.map(({ place }) => place))];
  const used = all.filter((place) => chosen.some((chunk) => chunk.place === place));
  const percent = Math.max(1, Math.floor((100 * chosen.length) / Math.max(1, chunks.length)));
  const share = `About ${percent}% of it was used: what has most to do with the topic`;
  const stretches = stretchesOf(used, all).map(([from, to]) =>
    from === to ? placeLabel(kind, from) : `${placeLabel(kind, from)} to ${placeLabel(kind, to)}`,
  );
  if (stretches.length > MAX_STRETCHES)
    return `${share}, from ${used.length} of ${all.length} ${kind === "pdf" ? "pages" : "places"}.`;
  return `${share}, from ${LIST.format(stretches)}.`;
}

function stretchesOf(used: readonly number[], all: readonly number[]): [number, number][] {
  const stretches: { from: number; to: number; end: number }[] = [];
  for (const place of used) {
    const at = all.indexOf(place);
    const last = stretches.at(-1);
    if (last && last.end === at - 1) Object.assign(last, { to: place, end: at });
    else stretches.push({ from: place, to: place, end: at });
  }
  return stretches.map(({ from, to }) => [from, to]);
}
