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
import { groupBy } from "@/lib/documents/reader/group-by";
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
  const compared = preselect(usable, rough);
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

/** Half of what is compared is the best of the whole, the other half the best of each section. */
function preselect(usable: readonly Unit[], rough: readonly number[]): number[] {
  const ordinals = [...usable.keys()].sort((a, b) => (rough[b] ?? 0) - (rough[a] ?? 0));
  if (ordinals.length <= MAX_COMPARED) return ordinals.sort((a, b) => a - b);
  const chosen = new Set(ordinals.slice(0, MAX_COMPARED / 2));
  const bySection = groupBy(ordinals, (ordinal) => usable[ordinal]?.section ?? -1);
  const share = Math.max(2, Math.floor(MAX_COMPARED / 2 / bySection.size));
  for (const own of bySection.values()) {
    for (const ordinal of own.slice(0, share)) if (chosen.size < MAX_COMPARED) chosen.add(ordinal);
  }
  return [...chosen].sort((a, b) => a - b);
}
