import "server-only";

import { largest } from "@/lib/core/extremes";
import { sentencesOf, splitParagraphs } from "@/lib/core/sentences";
import { createYielder } from "@/lib/core/yield-to-event-loop";
import { EXTRACTIVE_ENGINE } from "@/lib/documents/extractive-engine";
import { findTopics, type TalkSentence } from "@/lib/documents/find-topics";
import { joinedStatement } from "@/lib/documents/join-statements";
import {
  LIKELY,
  MIN_CERTAINTY,
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
import { embedIfReady } from "@/lib/documents/searchable-document";
import { isPhrase } from "@/lib/documents/sentence-kinds";
import { subjectOfTalk } from "@/lib/documents/small-talk";
import type { SourceDocument, Summary, SummaryShape } from "@/lib/documents/summary";
import {
  definedTerms,
  type NoteGroup,
  namedSections,
  notesMarkdown,
  openQuestions,
} from "@/lib/documents/talk-notes";
import { contentTerms } from "@/lib/documents/terms";
import { emphasis, hasKeyFigure, substance } from "@/lib/documents/weigh-statements";
import type { RunContext } from "@/lib/providers/context";

/** Number of statements embedded and compared pairwise: about three seconds of processor time. */
const MAX_COMPARED = 200;
const MAIN = "Main points";
/** Of long notes. */
const MIN_MAIN = 4;
const TOPIC_POINTS = 4;
const MAX_FIGURES = 6;
const MIN_FIGURES = 2;
/** Statements less likely to be whole sentences are left out, where this many times as many as needed are left. */
const ENOUGH = 1.2;

/** What a talk is about is said in its first sentences, and counts so much more. */
const FIRST_SENTENCES = 8;
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
    : [groupOf(MAIN, ranking.statements, mainPoints(ranking, shape.points))];
  const shown = groups.filter(({ points }) => points.length > 0);
  const citations = shown.flatMap(({ points }) =>
    points.map(({ place, quote }) => ({ place, quote })),
  );
  return {
    markdown: notesMarkdown(source.kind, shown),
    citations,
    overview: shown[0]?.points.map(({ place, quote }) => ({ place, quote })) ?? [],
    questions: [],
    dropped: 0,
    condensed: false,
    titlesFound: shape.sections && source.outline.length < 2 && shown.length > 1,
    engine: EXTRACTIVE_ENGINE,
  };
}

async function listSentences({ parts }: SourceDocument): Promise<TalkSentence[]> {
  const pause = createYielder();
  const sentences: TalkSentence[] = [];
  for (const { place, text, certainty } of parts) {
    // A transcript without timestamps may be one part, of thousands of sentences.
    for (const paragraph of splitParagraphs(text)) {
      for (const sentence of sentencesOf(paragraph)) {
        await pause();
        sentences.push({ text: sentence, place, certainty });
      }
    }
  }
  return sentences;
}

/** Statements that stand alone; where a talk has too few of them, its other sentences as well. */
async function listStatements(
  sentences: readonly TalkSentence[],
  { min, max }: SummaryShape["points"],
): Promise<Statement[]> {
  const standing = await collect(sentences, joinedStatement);
  if (standing.length >= min) return likeliest(standing, Math.ceil(max * ENOUGH));
  return collect(
    sentences,
    (sentence, next) => joinedStatement(sentence, next) ?? phraseOf(sentence),
  );
}

/** Those that are likely whole sentences; where they are too few, the likeliest. */
function likeliest(statements: readonly Statement[], least: number): Statement[] {
  const ranked = statements.toSorted((a, b) => b.certainty - a.certainty);
  const kept = ranked.filter(({ certainty }, at) => certainty >= MIN_CERTAINTY || at < least);
  return kept
    .sort((a, b) => a.sentence - b.sentence)
    .map((statement, ordinal) => ({ ...statement, ordinal }));
}

function phraseOf({ text }: TalkSentence) {
  return isPhrase(text) && !/\?$/.test(text) ? { text, sentences: 1 } : undefined;
}

async function collect(
  sentences: readonly TalkSentence[],
  formOf: typeof joinedStatement,
): Promise<Statement[]> {
  const pause = createYielder();
  const statements: Statement[] = [];
  const seen = new Set<string>();
  let taken = 0;
  for (const [sentence, spoken] of sentences.entries()) {
    await pause();
    if (sentence < taken) continue;
    const { place, certainty = 1 } = spoken;
    const subject =
      sentence < FIRST_SENTENCES && certainty >= LIKELY ? subjectOfTalk(spoken.text) : undefined;
    const form = subject
      ? { text: subject, sentences: 1 }
      : formOf(spoken, sentences[sentence + 1]);
    if (!form || seen.has(form.text.toLowerCase())) continue;
    taken = sentence + form.sentences;
    const { text } = form;
    seen.add(text.toLowerCase());
    statements.push({
      text,
      place,
      sentence,
      // Of two sentences, the less likely one tells how likely both are whole.
      certainty:
        form.sentences > 1
          ? Math.min(certainty, sentences[sentence + 1]?.certainty ?? 1)
          : certainty,
      ordinal: statements.length,
      isLead: false,
      terms: contentTerms(text),
      isSubject: subject !== undefined,
    });
  }
  return statements;
}

/** Keeps the statements worth comparing, and scores them. */
async function rankStatements(ctx: RunContext, all: readonly Statement[]): Promise<Ranking> {
  const rough = roughScores(all);
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
  const own = roughScores(statements);
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

function groupOf(
  title: string,
  statements: readonly Statement[],
  picked: readonly number[],
): NoteGroup {
  const points = [...picked]
    .sort((a, b) => a - b)
    .flatMap((index) => statements[index] ?? [])
    .map(({ place, text }) => ({ place, quote: text }));
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
  const { statements, score, similarity } = ranking;
  const main = mainPoints(ranking, { min: MIN_MAIN, max: shape.points.min });
  const said = new Set(main);
  /** What hasn't been said yet; nothing where that is less than `least`. */
  const choose = (pool: readonly number[], count: number, least = 1) => {
    const fresh = pool.filter((index) => !said.has(index));
    const picked = chooseDiverse(surest(fresh, statements), count, score, similarity);
    if (picked.length < least) return [];
    for (const index of picked) said.add(index);
    return picked;
  };
  const withFigure = [...statements.keys()].filter((index) =>
    hasKeyFigure(statements[index]?.text ?? ""),
  );
  const figures = choose(withFigure, MAX_FIGURES, MIN_FIGURES);
  const sections = (await topicsOf(ctx, source, sentences)).map(({ title, from, to }) => {
    const own = [...statements.keys()].filter((index) => {
      const at = statements[index]?.sentence ?? -1;
      return at >= from && at < to;
    });
    const picked = choose(own, TOPIC_POINTS);
    const again = () => chooseDiverse(own, TOPIC_POINTS, score, similarity);
    return groupOf(title, statements, picked.length > 0 ? picked : again());
  });
  return [
    groupOf(MAIN, statements, main),
    // A part of which nothing is left to say says it again, so that none is missing.
    ...(source.outline.length < 2 ? namedSections(sections) : sections),
    definedTerms(statements),
    groupOf("Key figures", statements, figures),
    openQuestions(sentences),
  ];
}

const MAX_CHAPTERS = 14;

/** The chapters of a talk, or else the topics found in it, as stretches of its sentences. */
async function topicsOf(
  ctx: RunContext,
  { outline, parts }: SourceDocument,
  sentences: readonly TalkSentence[],
) {
  const last = parts.at(-1)?.place ?? 0;
  const chapters = outline.filter(
    ({ place }, index) => place <= last && place > (outline[index - 1]?.place ?? -1),
  );
  if (chapters.length < 2) return findTopics(sentences, (texts) => embedIfReady(ctx, texts));
  const starts = chapters.slice(0, MAX_CHAPTERS).map(({ title, place }) => {
    const from = sentences.findIndex((sentence) => sentence.place >= place);
    return { title, from: from < 0 ? sentences.length : from };
  });
  return starts.map(({ title, from }, index) => ({
    title,
    from,
    to: starts[index + 1]?.from ?? sentences.length,
  }));
}
