import "server-only";

import {
  extractAnswer,
  MIN_ANSWER_SCORE,
  type RankedSentence,
  rankSentences,
} from "@/lib/documents/extractive-answer";
import { definitionQuestions, headingQuestion } from "@/lib/documents/question-candidates";
import { kindQuestions } from "@/lib/documents/reader/kind-questions";
import { readStructure } from "@/lib/documents/reader/structure";
import type { ReadingContext, SearchableDocument } from "@/lib/documents/searchable-document";
import { isWholeSentence } from "@/lib/documents/sentence-kinds";
import type { SourceDocument } from "@/lib/documents/summary";
import { contentTerms, searchTerms } from "@/lib/documents/terms";
import { languageOfText } from "@/lib/pdf/document-language";

const TRIES = 12;
/** A question whose answer isn't in the first few passages makes a poor suggestion. */
const PASSAGES = 3;
/** Number of sentences a reader sees in the answer. */
const SENTENCES = 3;

/**
 * Suggests questions that the document can answer, built from its definitions and headings. Each
 * candidate is tried, and those without a clear answer are dropped.
 *
 * @returns at most `count` questions; often fewer, possibly none
 */
export async function suggestQuestions(
  ctx: ReadingContext,
  source: SourceDocument,
  document: SearchableDocument,
  count: number,
): Promise<string[]> {
  const questions = await answerableOf(ctx, source, document, count);
  for (const question of (await candidatesOf(source)).slice(0, TRIES)) {
    if (questions.length >= count || ctx.signal.aborted) break;
    const ranked = await rankSentences(ctx, document, question, PASSAGES);
    if (!ranked.slice(0, SENTENCES).some((one) => isAnswer(one, question))) continue;
    if (await isAnswered(ctx, document, question)) questions.push(question);
  }
  return questions;
}

/** The usual questions about a document of its kind, as far as it answers them. */
async function answerableOf(
  ctx: ReadingContext,
  { kind, title, parts, headings }: SourceDocument,
  document: SearchableDocument,
  count: number,
): Promise<string[]> {
  const candidates =
    kind === "pdf" ? kindQuestions(await readStructure(title, parts, headings, ctx.signal)) : [];
  const questions: string[] = [];
  for (const question of candidates) {
    if (questions.length >= count || ctx.signal.aborted) break;
    if (await isAnswered(ctx, document, question)) questions.push(question);
  }
  return questions;
}

async function isAnswered(
  ctx: ReadingContext,
  document: SearchableDocument,
  question: string,
): Promise<boolean> {
  return (await extractAnswer(ctx, document, { question, turns: [] })).found;
}

/** The answer must be a full sentence that itself contains words of the question. */
function isAnswer({ score, text }: RankedSentence, question: string): boolean {
  const there = new Set(searchTerms(text));
  const shares = contentTerms(question).some((term) => there.has(term));
  return shares && score >= MIN_ANSWER_SCORE && isWholeSentence(text);
}

/** Alternates between definitions and headings, so that neither crowds out the other. */
async function candidatesOf({ outline, parts }: SourceDocument): Promise<string[]> {
  const text = parts.map((part) => part.text).join("\n\n");
  const language = languageOfText(text);
  // An English question around words of another language reads badly.
  const isEnglish = language === undefined || language === "eng";
  const fromText = isEnglish ? await definitionQuestions(text) : [];
  const fromHeadings = outline.flatMap(({ title }) => {
    const question = headingQuestion(title, text);
    return question && (isEnglish || title.endsWith(question)) ? [question] : [];
  });
  const length = Math.max(fromText.length, fromHeadings.length);
  const candidates = Array.from({ length }, (_, index) => [fromText[index], fromHeadings[index]])
    .flat()
    .filter((question) => question !== undefined);
  const once = new Map(candidates.map((question) => [question.toLowerCase(), question]));
  return [...once.values()];
}
