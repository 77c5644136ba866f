import "server-only";

import { findTopics, type TalkSentence, type Topic } from "@/lib/documents/find-topics";
import { embedIfReady } from "@/lib/documents/searchable-document";
import type { SourceDocument } from "@/lib/documents/summary";
import type { RunContext } from "@/lib/providers/context";

const MAX_CHAPTERS = 14;
const MIN_CHAPTERS = 2;

/** Whether a talk is divided already: into chapters with their times, or under headings. */
export function hasOwnTitles(
  { outline }: SourceDocument,
  sentences: readonly TalkSentence[],
): boolean {
  return outline.length >= MIN_CHAPTERS || headingsOf(sentences).length >= MIN_CHAPTERS;
}

/** The headings of a transcript without times, and the sentences before which they stand. */
function headingsOf(sentences: readonly TalkSentence[]): { title: string; from: number }[] {
  return sentences.flatMap(({ heading }, from) => (heading ? [{ title: heading, from }] : []));
}

/** The chapters of a talk, or the parts under its headings, or else the topics found in it, as stretches of its sentences. */
export async function topicsOf(
  ctx: RunContext,
  { outline, parts }: SourceDocument,
  sentences: readonly TalkSentence[],
): Promise<Topic[]> {
  const last = parts.at(-1)?.place ?? 0;
  const chapters = outline.filter(
    ({ place }, index) => place <= last && place > (outline[index - 1]?.place ?? -1),
  );
  const timed = chapters.map(({ title, place }) => {
    const from = sentences.findIndex((sentence) => sentence.place >= place);
    return { title, from: from < 0 ? sentences.length : from };
  });
  const titled = timed.length < MIN_CHAPTERS ? headingsOf(sentences) : timed;
  if (titled.length < MIN_CHAPTERS)
    return findTopics(sentences, (texts) => embedIfReady(ctx, texts));
  const stretches = titled.map(({ title, from }, index) => ({
    title,
    from,
    to: titled[index + 1]?.from ?? sentences.length,
    announced: true,
  }));
  return withNeighbors(stretches);
}

/** Of more chapters than are shown, as many next to each other are told together as have to be, and as evenly. */
function withNeighbors(chapters: readonly Topic[]): Topic[] {
  const count = Math.min(MAX_CHAPTERS, chapters.length);
  const startOf = (group: number) => Math.floor((group * chapters.length) / count);
  return Array.from({ length: count }, (_, group) =>
    chapters.slice(startOf(group), startOf(group + 1)),
  ).flatMap((own) => {
    const [first, last] = [own[0], own.at(-1)];
    if (!first || !last) return [];
    const title = first === last ? first.title : `${first.title} – ${last.title}`;
    return [{ ...first, title, to: last.to }];
  });
}
