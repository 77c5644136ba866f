import "server-only";

import { createYielder } from "@/lib/core/yield-to-event-loop";
import {
  type Candidate,
  chooseDiverse,
  createSentenceSimilarity,
  MAX_COMPARED,
  rankByCentrality,
  roughScores,
} from "@/lib/documents/rank-sentences";
import { preselect } from "@/lib/documents/reader/preselect";
import type { Unit } from "@/lib/documents/reader/unit";
import { embedIfReady } from "@/lib/documents/searchable-document";
import { contentTerms } from "@/lib/documents/terms";
import type { RunContext } from "@/lib/providers/context";

/** Chooses the statements that say most, different from one another and from those chosen before. */
export type Choose = (pool: readonly Unit[], count: number) => Unit[];

/** Compares the statements with one another: the best few hundred of them by their words. */
export async function createChooser(
  ctx: RunContext,
  usable: readonly Unit[],
): Promise<{ choose: Choose; isCompared: (unit: Unit) => boolean }> {
  const pause = createYielder(ctx.signal);
  const all: Candidate[] = [];
  for (const [ordinal, { text, pieces, isLead }] of usable.entries()) {
    await pause();
    const place = pieces[0]?.place ?? 0;
    all.push({ text, place, ordinal, isLead, terms: contentTerms(text) });
  }
  const rough = await roughScores(all, ctx.signal);
  const compared = preselect(usable, rough, MAX_COMPARED);
  const chosen = compared.flatMap((ordinal) => all[ordinal] ?? []);
  const onProgress = (done: number) =>
    ctx.progress.onStep({ label: "Comparing sentences", done, total: Math.max(1, chosen.length) });
  const vectors = await embedIfReady(
    ctx,
    chosen.map(({ text }) => text),
    onProgress,
  );
  const similarity = createSentenceSimilarity(chosen, vectors);
  const centrality = await rankByCentrality(chosen.length, similarity);
  const most = chosen.reduce((max, { ordinal }) => Math.max(max, rough[ordinal] ?? 0), 0) || 1;
  // Authors state the subject early.
  const score = (index: number) =>
    0.6 * (centrality[index] ?? 0) +
    0.28 * ((rough[chosen[index]?.ordinal ?? 0] ?? 0) / most) +
    0.12 * (1 - index / chosen.length);
  const indexOf = new Map(compared.map((ordinal, index) => [usable[ordinal], index]));
  const taken: number[] = [];
  const choose: Choose = (pool, count) => {
    const indexes = pool.flatMap((unit) => indexOf.get(unit) ?? []);
    const picked = chooseDiverse(indexes, count, score, similarity, taken).sort((a, b) => a - b);
    taken.push(...picked);
    return picked.flatMap((index) => usable[compared[index] ?? -1] ?? []);
  };
  return { choose, isCompared: (unit) => indexOf.has(unit) };
}
