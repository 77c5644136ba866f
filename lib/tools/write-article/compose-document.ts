import "server-only";

import { AppError } from "@/lib/core/errors";
import { countWords } from "@/lib/core/text";
import { type Citation, citedQuote } from "@/lib/documents/citation";
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
import { sectionsOf } from "@/lib/documents/sections";
import { contentTerms } from "@/lib/documents/terms";
import { plainTopic, topicTitle } from "@/lib/drafting/draft-topic";
import type { RunContext } from "@/lib/providers/context";
import { arrangeUnder } from "@/lib/tools/write-article/arrange-under";
import type { ArticleSource } from "@/lib/tools/write-article/article-source";
import type { ArticleBrief } from "@/lib/tools/write-article/brief";
import { headingsOf } from "@/lib/tools/write-article/notes-headings";
import type { Point } from "@/lib/tools/write-article/notes-points";
import { refersBack } from "@/lib/tools/write-article/notes-refers-back";
import { divide } from "@/lib/tools/write-article/notes-sections";
import { articleLength } from "@/lib/tools/write-article/options";
import { headingMarkdown } from "@/lib/tools/write-article/outline";

/** An article in a document's own words. */
export type ComposedArticle = { text: string; citations: Citation[]; isWhole: boolean };

type Section = { heading: string | undefined; sentences: Candidate[] };

const PARAGRAPH_SENTENCES = 4;

/**
 * Makes an article of a document's own sentences, word for word and each with its place: those that matter most to the
 * topic, in the document's order, under the person's headings, the document's, or words of the sentences themselves.
 *
 * @throws AppError `unusable` when the document has nothing like a sentence
 */
export async function composeDocument(
  ctx: RunContext,
  brief: ArticleBrief,
  source: ArticleSource,
): Promise<ComposedArticle> {
  ctx.progress.onStep({ label: "Choosing sentences" });
  const all = await collectSentences(source.parts);
  if (all.length === 0)
    throw new AppError("unusable", "This document has no full sentences to write from.");
  const chosen = await chooseSentences(ctx, all, brief);
  const sections = await divideIntoSections(ctx, chosen, brief, source);
  const title = topicTitle(plainTopic(brief.topic));
  const body = sections.flatMap((section) => writeSection(section, source));
  return {
    text: [`# ${title}`, ...body].join("\n\n"),
    citations: chosen.map(({ place, text }) => ({ place, quote: text })),
    isWhole: chosen.length === all.length,
  };
}

async function chooseSentences(
  ctx: RunContext,
  all: readonly Candidate[],
  { topic, notes, outline, length }: ArticleBrief,
): Promise<Candidate[]> {
  const { minWords, maxWords = minWords + 400 } = articleLength(length);
  const words = all.reduce((sum, { text }) => sum + countWords(text), 0);
  if (words <= maxWords) return [...all];
  const subject = [topic, notes, ...(outline ?? [])].filter(Boolean).join("\n");
  const isPhrases = all.every(({ isShort }) => isShort);
  const wanted = new Set(contentTerms(subject));
  const rough = await roughScores(all, ctx.signal);
  const shared = ({ terms }: Candidate) => terms.filter((term) => wanted.has(term)).length;
  const first = all.map((one) => (rough[one.ordinal] ?? 0) * (1 + shared(one)));
  const pool = all
    .filter(({ isShort }) => !isShort || isPhrases)
    .toSorted((a, b) => (first[b.ordinal] ?? 0) - (first[a.ordinal] ?? 0))
    .slice(0, MAX_COMPARED);
  const vectors = await embedIfReady(ctx, [subject, ...pool.map(({ text }) => text)]);
  const similarity = createSentenceSimilarity(pool, vectors?.slice(1));
  const central = await rankByCentrality(pool.length, similarity);
  const near = createSentenceSimilarity([{ terms: [...wanted] }, ...pool], vectors);
  const score = (index: number) => 0.4 * (central[index] ?? 0) + 0.6 * near(0, index + 1);
  const count = Math.ceil((minWords + maxWords) / 2 / (words / all.length));
  const chosen = chooseDiverse([...pool.keys()], count, score, similarity).flatMap(
    (index) => pool[index] ?? [],
  );
  return isPhrases ? chosen.sort((a, b) => a.ordinal - b.ordinal) : withShort(chosen, all);
}

/** With the short sentences that stand right below the chosen ones, and say what those lead to. */
function withShort(chosen: readonly Candidate[], all: readonly Candidate[]): Candidate[] {
  const taken = new Set(chosen.map(({ ordinal }) => ordinal));
  return all.filter(({ ordinal, place, isShort, isLead }) => {
    const follows = isShort && !isLead && taken.has(ordinal - 1);
    if (follows && all[ordinal - 1]?.place === place) taken.add(ordinal);
    return taken.has(ordinal);
  });
}

async function divideIntoSections(
  ctx: RunContext,
  chosen: readonly Candidate[],
  { topic, outline }: ArticleBrief,
  source: ArticleSource,
): Promise<Section[]> {
  const embed = (texts: readonly string[]) => embedIfReady(ctx, texts);
  if (outline) {
    const placed = await arrangeUnder(
      outline,
      chosen.map(({ text }) => ({ text, follows: refersBack(text) })),
      embed,
    );
    return outline
      .map((heading, index) => ({
        heading,
        sentences: chosen.filter((_, at) => placed[at] === index),
      }))
      .filter(({ sentences }) => sentences.length > 0);
  }
  const own = ownSections(chosen, source);
  if (own.length > 1) return own;
  const vectors = await embed(chosen.map(({ text }) => text));
  const indexes = divide(chosen.map(pointOf), createSentenceSimilarity(chosen, vectors));
  const groups = indexes.map((group) => group.flatMap((index) => chosen[index] ?? []));
  const statements = groups.map((group) => group.map(({ text }) => text));
  const headings = headingsOf(
    statements.map((one) => ({ statements: one, isList: false })),
    topic,
  );
  return groups.map((sentences, index) => ({ heading: headings[index], sentences }));
}

/** The document's own sections that sentences were chosen from; empty when it has no headings. */
function ownSections(
  chosen: readonly Candidate[],
  { kind, outline, parts }: ArticleSource,
): Section[] {
  if (outline.length < 2) return [];
  const sections = sectionsOf(kind, outline, parts[0]?.place ?? 0, parts.at(-1)?.place ?? 0);
  const first = sections[0]?.from ?? Number.POSITIVE_INFINITY;
  const before = { heading: undefined, sentences: chosen.filter(({ place }) => place < first) };
  const named = sections.map(({ title, from, to }) => ({
    heading: title,
    sentences: chosen.filter(({ place }) => place >= from && place < to),
  }));
  return [before, ...named].filter(({ sentences }) => sentences.length > 0);
}

/** Sentences of one place count as one paragraph of notes. */
function pointOf({ text, place }: Candidate): Point {
  return { text, block: place, group: place, form: "sentence", depth: 0 };
}

function writeSection({ heading, sentences }: Section, { kind }: ArticleSource): string[] {
  const paragraphs: string[] = [];
  for (let start = 0; start < sentences.length; start += PARAGRAPH_SENTENCES) {
    paragraphs.push(
      sentences
        .slice(start, start + PARAGRAPH_SENTENCES)
        .map(({ text, place }) => citedQuote(kind, { quote: text, place }))
        .join(" "),
    );
  }
  return heading ? [`## ${headingMarkdown(heading)}`, ...paragraphs] : paragraphs;
}
