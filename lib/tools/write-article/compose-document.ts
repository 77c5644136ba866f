import "server-only";

import { AppError } from "@/lib/core/errors";
import { countWords } from "@/lib/core/text";
import type { Citation } from "@/lib/documents/citation";
import {
  type Candidate,
  chooseDiverse,
  collectSentences,
  createSentenceSimilarity,
  MAX_COMPARED,
  rankByCentrality,
  roughScores,
} from "@/lib/documents/rank-sentences";
import type { Structure, Unit } from "@/lib/documents/reader/unit";
import { embedIfReady } from "@/lib/documents/searchable-document";
import { contentTerms } from "@/lib/documents/terms";
import { plainTopic, topicTitle } from "@/lib/drafting/draft-topic";
import type { RunContext } from "@/lib/providers/context";
import { subjectOf } from "@/lib/registry/send-to";
import { arrangeUnder } from "@/lib/tools/write-article/arrange-under";
import type { ArticleSource } from "@/lib/tools/write-article/article-source";
import type { ArticleBrief } from "@/lib/tools/write-article/brief";
import { type Covered, coverNotes } from "@/lib/tools/write-article/cover-notes";
import { layOut } from "@/lib/tools/write-article/document-layout";
import {
  isNameOfFile,
  ownSections,
  type Section,
  structureOf,
} from "@/lib/tools/write-article/document-sections";
import type { LeftOutTable } from "@/lib/tools/write-article/document-tables";
import { coveringHeadingsOf } from "@/lib/tools/write-article/notes-headings";
import type { Point } from "@/lib/tools/write-article/notes-points";
import { refersBack } from "@/lib/tools/write-article/notes-refers-back";
import { divide } from "@/lib/tools/write-article/notes-sections";
import { articleLength } from "@/lib/tools/write-article/options";
import { headingKey, headingMarkdown } from "@/lib/tools/write-article/outline";

/** An article in a document's own words. */
export type ComposedArticle = {
  text: string;
  citations: Citation[];
  isWhole: boolean;
  /** Whether all sentences are there that the notes choose. */
  hasAll: boolean;
  /** Tables that belong there and aren't written. */
  leftOut: readonly LeftOutTable[];
  /** What the person's notes chose; undefined when there are none. */
  covered: Covered | undefined;
};

/**
 * Makes an article of a document's own sentences, word for word and each with its place: those on what the person's notes
 * name, and of these the ones that matter most to the topic, in the document's order, under the person's headings, the document's, or words that the sentences name.
 *
 * @throws AppError `unusable` when the document has nothing like a sentence
 */
export async function composeDocument(
  ctx: RunContext,
  brief: ArticleBrief,
  source: ArticleSource,
): Promise<ComposedArticle> {
  ctx.progress.onStep({ label: "Choosing sentences" });
  const structure = await structureOf(source);
  const all = await collectSentences(source.parts, new Set(linesOf("heading", structure)));
  if (all.length === 0)
    throw new AppError("unusable", "This document has no full sentences to write from.");
  const covered = brief.notes
    ? await coverNotes(
        all,
        (await ownSections(all, source, structure)).sections,
        brief.notes,
        linesOf("row", structure),
      )
    : undefined;
  const candidates = numbered(covered?.sentences ?? all);
  const chosen = await chooseSentences(ctx, candidates, brief);
  const own = await ownSections(chosen, source, structure);
  const sections = await divideIntoSections(ctx, chosen, brief, own.sections);
  const title = titleOf(brief, source, own.title);
  const isWhole = chosen.length === all.length;
  const { blocks, citations, leftOut } = await layOut(sections, {
    kind: source.kind,
    structure,
    isWhole,
    isNamed: covered?.isNamed ?? (() => false),
  });
  const hasAll = chosen.length === candidates.length;
  const text = [`# ${title}`, ...blocks].join("\n\n");
  return { text, citations, isWhole, hasAll, leftOut, covered };
}

function linesOf(sought: Unit["kind"], structure: Structure | undefined): string[] {
  return (structure?.units ?? []).flatMap(({ kind, text }) => (kind === sought ? text : []));
}

/** Sentences by their position among those that may be chosen. */
function numbered(sentences: readonly Candidate[]): Candidate[] {
  return sentences.map((one, ordinal) => ({ ...one, ordinal }));
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
  own: readonly Section[],
): Promise<Section[]> {
  const embed = (texts: readonly string[]) => embedIfReady(ctx, texts);
  if (outline) {
    const homes = homesUnder(outline, own);
    const placed = await arrangeUnder(
      outline,
      chosen.map(({ text }) => ({ text, follows: refersBack(text) })),
      embed,
    );
    return outline
      .map((heading, index) => ({
        heading,
        sentences: chosen.filter((one, at) => (homes.get(one) ?? placed[at]) === index),
      }))
      .filter(({ sentences }) => sentences.length > 0);
  }
  if (own.length > 0) return [...own];
  const vectors = await embed(chosen.map(({ text }) => text));
  const indexes = divide(chosen.map(pointOf), createSentenceSimilarity(chosen, vectors));
  const groups = indexes.map((group) => group.flatMap((index) => chosen[index] ?? []));
  const headings = await coveringHeadingsOf(
    groups.map((group) => ({ statements: group.map(({ text }) => text), isList: false })),
    topic,
    embed,
  );
  // What has no heading of its own would stand under the one before.
  const isHeaded = headings.length > 2 && headings.slice(1).every(Boolean);
  return groups.map((sentences, index) => ({
    heading: isHeaded ? headings[index] : undefined,
    sentences,
  }));
}

/** The sentences whose own heading in the document is one of the outline's, with its index there. */
function homesUnder(
  outline: readonly string[],
  own: readonly Section[],
): ReadonlyMap<Candidate, number> {
  const indexes = new Map(outline.map((heading, index) => [headingKey(heading), index]));
  return new Map(
    own.flatMap(({ heading, sentences }) => {
      const index = indexes.get(headingKey(heading ?? ""));
      return index === undefined ? [] : sentences.map((one) => [one, index] as const);
    }),
  );
}

/** The document's own title, where the topic is nothing but the name that its file or its beginning gave it, as a chain hands it on. */
function titleOf({ topic }: ArticleBrief, source: ArticleSource, own: string | undefined): string {
  const beginning = source.parts[0]?.text ?? "";
  const isTyped =
    topic !== source.title &&
    topic !== subjectOf(source.title) &&
    !(source.kind === "text" && beginning.startsWith(topic));
  const found = source.subject ?? (isNameOfFile(source) ? own : undefined);
  return isTyped || found === undefined ? topicTitle(plainTopic(topic)) : headingMarkdown(found);
}

/** Sentences of one place count as one paragraph of notes. */
function pointOf({ text, place }: Candidate): Point {
  return { text, block: place, group: place, form: "sentence", depth: 0 };
}
