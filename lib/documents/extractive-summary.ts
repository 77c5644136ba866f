import "server-only";

import { type Citation, citedQuote, escapeMarkdown } from "@/lib/documents/citation";
import { EXTRACTIVE_ENGINE } from "@/lib/documents/extractive-engine";
import { FIGURE } from "@/lib/documents/figure";
import {
  type Candidate,
  chooseDiverse,
  collectSentences,
  createSentenceSimilarity,
  MAX_COMPARED,
  rankByCentrality,
  roughScores,
} from "@/lib/documents/rank-sentences";
import { embedIfReady } from "@/lib/documents/searchable-document";
import { type Section, sectionsOf } from "@/lib/documents/sections";
import type { SourceDocument, Summary, SummaryShape } from "@/lib/documents/summary";
import type { RunContext } from "@/lib/providers/context";

const SECTION_POINTS = 2;
const MAX_FIGURES = 5;

type Group = { title: string; citations: Citation[] };

/**
 * Summarizes a document in its own sentences, word for word: the most central and distinct ones of
 * the whole, of each section, and those with key figures.
 */
export async function extractSummary(
  ctx: RunContext,
  source: SourceDocument,
  shape: SummaryShape,
): Promise<Summary> {
  ctx.progress.onStep({ label: "Choosing sentences" });
  const all = await collectSentences(source.parts);
  const sections = shape.sections ? sectionsOfSource(source) : [];
  const chosen = chooseCandidates(all, sections);
  const vectors = await embedIfReady(
    ctx,
    chosen.map((candidate) => candidate.text),
    (done) =>
      ctx.progress.onStep({
        label: "Comparing sentences",
        done,
        total: Math.max(1, chosen.length),
      }),
  );
  const groups = await groupSentences(chosen, vectors, sections, shape);
  const citations = groups.flatMap((group) => group.citations);
  return {
    markdown: toMarkdown(source, groups),
    citations,
    overview: groups[0]?.citations ?? [],
    questions: [],
    dropped: 0,
    condensed: false,
    engine: EXTRACTIVE_ENGINE,
  };
}

function sectionsOfSource({ kind, outline, parts }: SourceDocument): Section[] {
  return sectionsOf(kind, outline, parts[0]?.place ?? 0, parts.at(-1)?.place ?? 0);
}

/** Preselects the sentences to compare: the best of the whole document and of each section. */
function chooseCandidates(all: readonly Candidate[], sections: readonly Section[]): Candidate[] {
  const scores = roughScores(all);
  const best = (pool: readonly Candidate[], count: number) =>
    [...pool].sort((a, b) => (scores[b.ordinal] ?? 0) - (scores[a.ordinal] ?? 0)).slice(0, count);
  const share = Math.floor(MAX_COMPARED / 2 / Math.max(1, sections.length));
  const chosen = new Set(best(all, sections.length > 0 ? MAX_COMPARED / 2 : MAX_COMPARED));
  for (const section of sections) {
    for (const candidate of best(all.filter(isIn(section)), share)) chosen.add(candidate);
  }
  return [...chosen].sort((a, b) => a.ordinal - b.ordinal);
}

function isIn(section: Section) {
  return ({ place }: Candidate) => place >= section.from && place < section.to;
}

async function groupSentences(
  chosen: readonly Candidate[],
  vectors: readonly Float32Array[] | undefined,
  sections: readonly Section[],
  shape: SummaryShape,
): Promise<Group[]> {
  const similarity = createSentenceSimilarity(chosen, vectors);
  const centrality = await rankByCentrality(chosen.length, similarity);
  const rough = roughScores(chosen);
  const maxRough = Math.max(...rough, 0) || 1;
  // Authors state the subject early.
  const earliness = (index: number) => 1 - index / chosen.length;
  const score = (index: number) =>
    0.6 * (centrality[index] ?? 0) +
    0.28 * ((rough[index] ?? 0) / maxRough) +
    0.12 * earliness(index);
  const indexes = [...chosen.keys()];
  const taken: number[] = [];
  const group = (title: string, pool: readonly number[], count: number): Group => {
    const picked = chooseDiverse(pool, count, score, similarity, taken).sort((a, b) => a - b);
    taken.push(...picked);
    const citations = picked.flatMap((index) => {
      const candidate = chosen[index];
      return candidate ? [{ place: candidate.place, quote: candidate.text }] : [];
    });
    return { title, citations };
  };

  const groups = [group("Main points", indexes, shape.points.max)];
  const withFigure = indexes.filter((index) => FIGURE.test(chosen[index]?.text ?? ""));
  const figures = shape.figures ? [group("Key figures", withFigure, MAX_FIGURES)] : [];
  for (const section of sections) {
    const pool = indexes.filter((index) => {
      const candidate = chosen[index];
      return candidate !== undefined && isIn(section)(candidate);
    });
    groups.push(group(section.title, pool, SECTION_POINTS));
  }
  return [...groups, ...figures].filter(({ citations }) => citations.length > 0);
}

function toMarkdown({ kind }: SourceDocument, groups: readonly Group[]): string {
  return groups
    .map(({ title, citations }) => {
      const points = citations.map((citation) => `- ${citedQuote(kind, citation)}`);
      return `## ${escapeMarkdown(title)}\n\n${points.join("\n")}`;
    })
    .join("\n\n");
}
