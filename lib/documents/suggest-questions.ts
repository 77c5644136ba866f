import "server-only";

import { sentencesOf, splitParagraphs } from "@/lib/core/sentences";
import { createYielder } from "@/lib/core/yield-to-event-loop";
import type { DocumentPart } from "@/lib/documents/citation";
import { answerFromWords, extractAnswer } from "@/lib/documents/extractive-answer";
import {
  MIN_ANSWER_SCORE,
  type RankedSentence,
  rankSentences,
} from "@/lib/documents/match-sentences";
import {
  countLowercase,
  countWithin,
  definitionQuestions,
  headingQuestion,
  wholeWord,
} from "@/lib/documents/question-candidates";
import type { QuotedAnswer } from "@/lib/documents/quoted-answer";
import { coverPage } from "@/lib/documents/reader/cover-page";
import { kindQuestions, MIN_STATEMENTS_OF_PART } from "@/lib/documents/reader/kind-questions";
import { recognizeKind } from "@/lib/documents/reader/kinds";
import { isLetter } from "@/lib/documents/reader/paper-kind";
import { readStructure } from "@/lib/documents/reader/structure";
import type { Structure } from "@/lib/documents/reader/unit";
import type { ReadingContext, SearchableDocument } from "@/lib/documents/searchable-document";
import { isWholeSentence } from "@/lib/documents/sentence-kinds";
import type { SourceDocument } from "@/lib/documents/summary";
import { suggestAboutTalk } from "@/lib/documents/talk/suggest-about-talk";
import { contentTerms, searchTerms } from "@/lib/documents/terms";
import { mostNamed } from "@/lib/documents/topic-names";
import { readWordUsage, type WordUsage } from "@/lib/documents/word-usage";
import { languageOfText } from "@/lib/pdf/document-language";
import type { OutlineEntry } from "@/lib/pdf/pdf";

const TRIES = 12;
/** A question whose answer isn't in the first few passages makes a poor suggestion. */
const PASSAGES = 3;
/** Number of sentences a reader sees in the answer. */
const SENTENCES = 3;

/** With so many questions about what a talk says, none is needed about what it names. */
const ENOUGH = 3;

/**
 * Suggests questions that the document can answer, built from its definitions and headings. Each
 * candidate is tried, and those without a clear answer are dropped.
 *
 * @returns at most `count` questions; often fewer, possibly none
 * @throws AppError `aborted` when `ctx.signal` fires
 */
export async function suggestQuestions(
  ctx: ReadingContext,
  source: SourceDocument,
  document: SearchableDocument,
  count: number,
): Promise<string[]> {
  const { kind, title, parts, headings } = source;
  const structure =
    kind === "pdf" ? await readStructure(title, parts, headings, ctx.signal) : undefined;
  const isNew = createOnce();
  const questions = structure ? await answerableOf(ctx, structure, document, count, isNew) : [];
  // Readers of a form or of a bill ask for what is filled in, not for its headings.
  if (questions.length > 0 && structure && isRecord(structure)) return questions;
  if (kind === "youtube") questions.push(...(await suggestAboutTalk(ctx, document, count)));
  // Any talk can be asked about what it names.
  if (kind === "youtube" && questions.length >= ENOUGH) return questions;
  const pause = createYielder(ctx.signal);
  for (const question of (await candidatesOf(source, structure, ctx.signal)).slice(0, TRIES)) {
    await pause();
    if (questions.length >= count || ctx.signal.aborted) break;
    const ranked = await rankSentences(ctx, document, question, PASSAGES);
    if (!ranked.slice(0, SENTENCES).some((one) => isAnswer(one, question))) continue;
    const { found, answer } = await shownAnswer(ctx, document, question);
    if (found && isNew(question, answer)) questions.push(question);
  }
  return questions;
}

/** The usual questions about a document of its kind, as far as it answers them. */
async function answerableOf(
  ctx: ReadingContext,
  structure: Structure,
  document: SearchableDocument,
  count: number,
  isNew: (question: string, answer: string) => boolean,
): Promise<string[]> {
  const pause = createYielder(ctx.signal);
  const questions: string[] = [];
  for (const question of kindQuestions(structure)) {
    await pause();
    if (questions.length >= count || ctx.signal.aborted) break;
    const shown = await shownAnswer(ctx, document, question);
    if (isAnsweredRight(question, shown) && isNew(question, shown.answer)) questions.push(question);
  }
  return questions;
}

/** Questions that are answered with a name or a figure, or with a part of the document. */
const ASKS_FOR_ONE = /^(?:who|when|how (?:long|much|many)|what is the (?!research))/i;
const ASKS_FOR_PART = /^summarize/i;
/** With fewer headings, the first may be that of a part. */
const MIN_HEADINGS = 3;

/** Tells whether neither a question in other words nor its answer was there before: a bill has its total in several places. */
function createOnce(): (question: string, answer: string) => boolean {
  const seen = new Set<string>();
  return (question, answer) => {
    const keys = [contentTerms(question).toSorted().join(" "), answer].filter(Boolean);
    const isNew = keys.every((key) => !seen.has(key));
    for (const key of keys) seen.add(key);
    return isNew;
  };
}

/** Whether the answer is of the kind that a usual question asks for, not only words that are near. */
function isAnsweredRight(question: string, { found, answer, citations }: QuotedAnswer): boolean {
  if (!found) return false;
  if (ASKS_FOR_PART.test(question)) return citations.length >= MIN_STATEMENTS_OF_PART;
  return !ASKS_FOR_ONE.test(question) || answer.startsWith("**");
}

function isRecord(structure: Structure): boolean {
  const kind = recognizeKind(structure)?.kind;
  return (
    kind === "form" ||
    kind === "invoice" ||
    kind === "utility" ||
    kind === "statement" ||
    isLetter(kind)
  );
}

/** What the chat will show. A question that only the sentence model could answer isn't worth its time here. */
async function shownAnswer(
  ctx: ReadingContext,
  document: SearchableDocument,
  question: string,
): Promise<QuotedAnswer> {
  const asked = { question, turns: [] };
  const { answer, isSure } = await answerFromWords(ctx, document, asked);
  return answer.found && !isSure ? extractAnswer(ctx, document, asked) : answer;
}

/** The answer must be a full sentence that itself contains words of the question. */
function isAnswer({ score, text }: RankedSentence, question: string): boolean {
  const there = new Set(searchTerms(text));
  const shares = contentTerms(question).some((term) => there.has(term));
  return shares && score >= MIN_ANSWER_SCORE && isWholeSentence(text);
}

/** Alternates between definitions and headings, so that neither crowds out the other. */
async function candidatesOf(
  { kind, outline, parts }: SourceDocument,
  structure: Structure | undefined,
  signal: AbortSignal,
): Promise<string[]> {
  const text = parts.map((part) => part.text).join("\n\n");
  const language = languageOfText(text);
  // An English question around words of another language reads badly.
  const isEnglish = language === undefined || language === "eng";
  const usage = await readWordUsage(text, signal);
  const defined = isEnglish ? await definitionQuestions(text, usage, signal) : [];
  // "What is light?": a word that everybody knows, of which the text happens to say something.
  const fromText = defined.filter((question) => !/^What (?:is|are) \p{Ll}+\?$/u.test(question));
  // A cover page says who wrote it and when, under a heading that is no subject.
  const cover = structure && coverPage(structure);
  const [first] = structure?.units ?? [];
  const name = outline.length > MIN_HEADINGS && first ? first.text : "";
  // The name of the whole document is no subject, either; it may be that of two lines.
  const headings = outline.filter(
    ({ place, title }) => (cover === undefined || place !== cover) && !name.startsWith(title),
  );
  const fromHeadings = await headingQuestions(headings, usage, isEnglish, signal);
  const named = kind === "youtube" && isEnglish ? await thingsNamed(parts, signal) : [];
  const aboutNamed = named.map((name) => `What should I know about ${name}?`);
  const length = Math.max(fromText.length, fromHeadings.length, aboutNamed.length);
  const candidates = Array.from({ length }, (_, index) => [
    fromText[index],
    fromHeadings[index],
    aboutNamed[index],
  ])
    .flat()
    .filter((question) => question !== undefined);
  const once = new Map(candidates.map((question) => [question.toLowerCase(), question]));
  return [...once.values()];
}

/** Questions from the first headings that make as many as are tried. */
async function headingQuestions(
  headings: readonly OutlineEntry[],
  usage: WordUsage,
  isEnglish: boolean,
  signal: AbortSignal,
): Promise<string[]> {
  const pause = createYielder(signal);
  const questions: string[] = [];
  const once = new Set<string>();
  for (const { title } of headings) {
    await pause();
    if (once.size >= TRIES) break;
    const question = headingQuestion(title, usage);
    if (!question || !(isEnglish || title.endsWith(question))) continue;
    questions.push(question);
    once.add(question.toLowerCase());
  }
  return questions;
}

/** Things named in a talk that its listeners may ask about. */
const NAMED = 8;

async function thingsNamed(parts: readonly DocumentPart[], signal: AbortSignal): Promise<string[]> {
  const pause = createYielder(signal);
  const sentences: string[] = [];
  for (const paragraph of parts.flatMap(({ text }) => splitParagraphs(text))) {
    for (const sentence of sentencesOf(paragraph)) {
      await pause();
      sentences.push(sentence);
    }
  }
  const text = sentences.join(" ");
  const names: string[] = [];
  for (const name of await mostNamed(sentences, NAMED)) {
    await pause();
    names.push(await inSentence(name, text, pause));
  }
  return names.filter(Boolean);
}

/** "My first shop", "the Alder Bridge": a word may stand between. */
const ARTICLE_BEFORE =
  /\b(?:the|an?|one|each|this|that|my|your|our|his|her|their) (?:[\p{L}\d-]{2,} )?$/iu;
/** With so few characters before it, what stands between is one word. */
const READ_BEFORE = 30;

/** A name as it is said within sentences: "the cable", "insulation", "Bose"; "the Alder Bridge" is a bridge. Empty for a part of it. */
async function inSentence(
  name: string,
  text: string,
  pause: () => Promise<void> | undefined,
): Promise<string> {
  const lower = name.toLowerCase();
  const all = countLowercase(text, lower);
  const own = countLowercase(text, name) - countWithin(text, name);
  if (lower !== name && own <= 0 && all === 0) return "";
  if (lower !== name && own >= all) return name;
  let [withArticle, count] = [0, 0];
  for (const { index } of text.matchAll(wholeWord(lower))) {
    const turn = pause();
    if (turn) await turn;
    count += 1;
    if (ARTICLE_BEFORE.test(text.slice(Math.max(0, index - READ_BEFORE), index))) withArticle += 1;
  }
  return withArticle * 3 >= count ? `the ${lower}` : lower;
}
