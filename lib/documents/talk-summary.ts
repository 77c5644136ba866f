import "server-only";

import { largest } from "@/lib/core/extremes";
import { createYielder } from "@/lib/core/yield-to-event-loop";
import { EXTRACTIVE_ENGINE } from "@/lib/documents/extractive-engine";
import type { TalkSentence } from "@/lib/documents/find-topics";
import {
  LIKELY,
  mainPoints,
  type Ranking,
  type Statement,
  surest,
} from "@/lib/documents/main-points";
import {
  chooseDiverse,
  createSentenceSimilarity,
  rankByCentrality,
  roughScores,
} from "@/lib/documents/rank-sentences";
import { recipeNotes } from "@/lib/documents/recipe-notes";
import { isReplyTo, underHeading } from "@/lib/documents/reply-to-heading";
import { embedIfReady } from "@/lib/documents/searchable-document";
import { withFittingHeadings } from "@/lib/documents/section-headings";
import { stepNotes } from "@/lib/documents/step-notes";
import type { SourceDocument, Summary, SummaryShape } from "@/lib/documents/summary";
import { hasOwnTitles, topicsOf } from "@/lib/documents/talk-chapters";
import {
  definedTerms,
  type NoteGroup,
  notesMarkdown,
  openQuestions,
  withoutSaid,
} from "@/lib/documents/talk-notes";
import { listSentences, listStatements } from "@/lib/documents/talk-statements";
import { contentTerms } from "@/lib/documents/terms";
import { emphasis, isFigureToList, substance } from "@/lib/documents/weigh-statements";
import type { RunContext } from "@/lib/providers/context";

/** Number of statements embedded and compared pairwise: about three seconds of processor time. */
const MAX_COMPARED = 200;
const MAIN = "Main points";
/** Of long notes. */
const MIN_MAIN = 4;
const TOPIC_POINTS = 4;
const MAX_FIGURES = 6;
/** In short notes of a recipe, one point in so many says what is needed. */
const NEEDED_SHARE = 4;
/** How much more what a talk is about counts. */
const SUBJECT = 1;

/**
 * Summarizes a talk in its own words: statements that can be understood on their own, the most central and distinct ones; for
 * long notes, under the talk's chapters or topics, with the terms it defines, its figures, and what it leaves open.
 */
export async function summarizeTalk(
  ctx: RunContext,
  source: SourceDocument,
  shape: SummaryShape,
): Promise<Summary> {
  ctx.progress.onStep({ label: "Choosing sentences" });
  const sentences = await listSentences(source);
  const ranking = await rankStatements(ctx, await listStatements(sentences, shape.points));
  const groups = shape.sections
    ? await longNotes(ctx, source, sentences, ranking, shape)
    : await shortNotes(sentences, ranking, shape.points);
  const shown = groups.filter(({ points }) => points.length > 0);
  const citations = shown.flatMap(({ points }) =>
    points.map(({ place, quote }) => ({ place, quote })),
  );
  return {
    markdown: notesMarkdown(source.kind, shown),
    citations,
    overview: overviewOf(shown).map(({ place, quote }) => ({ place, quote })),
    questions: [],
    dropped: 0,
    condensed: false,
    titlesFound: shape.sections && !hasOwnTitles(source, sentences) && shown.length > 1,
    engine: EXTRACTIVE_ENGINE,
  };
}

/** What a talk is about: its main points, behind what a recipe needs. */
function overviewOf(groups: readonly NoteGroup[]): NoteGroup["points"] {
  return (groups.find(({ title }) => title === MAIN) ?? groups[0])?.points ?? [];
}

/** Keeps the statements worth comparing, and scores them. */
async function rankStatements(ctx: RunContext, all: readonly Statement[]): Promise<Ranking> {
  const rough = await roughScores(all, ctx.signal);
  const statements = [...all]
    .sort((a, b) => (rough[b.ordinal] ?? 0) - (rough[a.ordinal] ?? 0))
    .slice(0, MAX_COMPARED)
    .sort((a, b) => a.ordinal - b.ordinal);
  const total = Math.max(1, statements.length);
  const onProgress = (done: number) =>
    ctx.progress.onStep({ label: "Comparing sentences", done, total });
  const vectors = await embedIfReady(
    ctx,
    statements.map(({ text }) => text),
    onProgress,
  );
  const similarity = createSentenceSimilarity(statements, vectors);
  const centrality = await rankByCentrality(statements.length, similarity);
  const own = await roughScores(statements, ctx.signal);
  const most = Math.max(largest(own), 0) || 1;
  const score = (index: number) => {
    const { text = "", certainty = 1, isSubject } = statements[index] ?? {};
    const weighed =
      0.5 * (centrality[index] ?? 0) + 0.25 * ((own[index] ?? 0) / most) + 0.25 * substance(text);
    // What may be half a sentence is no rule and no step.
    const stressed = certainty >= LIKELY ? emphasis(text) : 0;
    return (weighed + stressed + (isSubject ? SUBJECT : 0)) * certainty ** 4;
  };
  return { statements, score, similarity };
}

/** The main points; of a recipe, what is needed comes before them. */
async function shortNotes(
  sentences: readonly TalkSentence[],
  ranking: Ranking,
  { min, max }: SummaryShape["points"],
): Promise<NoteGroup[]> {
  const [needed] = (await recipeNotes(sentences)) ?? [];
  const points = needed?.points.slice(0, Math.floor(max / NEEDED_SHARE)) ?? [];
  const left = { min: Math.max(1, min - points.length), max: max - points.length };
  const first = needed ? [{ ...needed, points }] : [];
  const mainOf = (count: typeof left) =>
    withoutSaid(groupOf(MAIN, ranking.statements, mainPoints(ranking, count)), first);
  const whole = mainOf({ min, max });
  // What is needed may be one of the main points, which isn't said twice.
  const main = whole.points.length + points.length <= max ? whole : mainOf(left);
  return [...first, main];
}

function groupOf(
  title: string,
  statements: readonly Statement[],
  picked: readonly number[],
): NoteGroup {
  const points = picked
    .flatMap((index) => statements[index] ?? [])
    .map(({ place, text, speaker }) => ({ place, quote: text, ...(speaker && { speaker }) }));
  return { title, points };
}

/** Main points, what is said under each chapter or topic, terms, figures, and open questions. */
async function longNotes(
  ctx: RunContext,
  source: SourceDocument,
  sentences: readonly TalkSentence[],
  ranking: Ranking,
  shape: SummaryShape,
): Promise<NoteGroup[]> {
  const pause = createYielder(ctx.signal);
  const { statements, score, similarity } = ranking;
  const main = mainPoints(ranking, { min: MIN_MAIN, max: shape.points.min });
  const said = new Set(main);
  /** What hasn't been said yet. */
  const choose = (pool: readonly number[], count: number) => {
    const fresh = pool.filter((index) => !said.has(index));
    const picked = chooseDiverse(surest(fresh, statements), count, score, similarity);
    for (const index of picked) said.add(index);
    return picked;
  };
  const steps = (await recipeNotes(sentences)) ?? (await stepNotes(sentences)) ?? [];
  const topics = await topicsOf(ctx, source, sentences);
  const sections = topics.map(({ title, from, to, announced = false }) => {
    const own = [...statements.keys()].filter((index) => {
      const at = statements[index]?.sentence ?? -1;
      return at >= from && at < to;
    });
    const terms = contentTerms(title);
    const naming = own.filter((index) =>
      terms.some((term) => statements[index]?.terms.includes(term)),
    );
    // Under a question, the answer comes first, which the other points may contradict without it.
    const reply = own.filter((index) => isReplyTo(title, statements[index]));
    for (const index of reply) said.add(index);
    const fitting = choose(naming, TOPIC_POINTS / 2);
    const picked = [
      ...reply,
      ...fitting,
      ...choose(own, TOPIC_POINTS - reply.length - fitting.length),
    ];
    // What was announced, and of which nothing is left to say, says it again, so that no part is missing.
    const again = () => chooseDiverse(own, TOPIC_POINTS, score, similarity);
    const points = picked.length > 0 || !announced ? picked : again();
    const group = groupOf(
      title,
      statements.map((one) => underHeading(title, one)),
      points.toSorted((a, b) => a - b),
    );
    return { ...group, announced };
  });
  await pause();
  const isNew = (group: NoteGroup) => withoutSaid(group, steps);
  const left = sections.map((section) => ({ ...section, ...isNew(section) }));
  // Chapters are called as the speaker calls them.
  const whole = sentences.map(({ text }) => text).join(" ");
  const headed = hasOwnTitles(source, sentences) ? left : await withFittingHeadings(left, whole);
  await pause();
  const groups = [
    isNew(groupOf(MAIN, statements, main)),
    ...steps,
    ...headed,
    definedTerms(statements, sentences),
    isNew(groupOf("Key figures", statements, keyFigures(ranking, said))),
  ];
  await pause();
  return [...groups, withoutSaid(await openQuestions(sentences), groups)];
}

/** The figures of a talk that aren't said above. */
function keyFigures(
  { statements, score, similarity }: Ranking,
  said: ReadonlySet<number>,
): number[] {
  const withFigure = [...statements.keys()].filter(
    (index) => !said.has(index) && isFigureToList(statements[index]?.text ?? ""),
  );
  const picked = chooseDiverse(surest(withFigure, statements), MAX_FIGURES, score, similarity);
  return picked.sort((a, b) => a - b);
}
