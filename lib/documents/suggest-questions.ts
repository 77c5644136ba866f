import "server-only";

import { definitionQuestions, headingQuestion } from "@/lib/documents/question-candidates";
import { FOUND_AT, type RankedSentence, rankSentences } from "@/lib/documents/quote-answer";
import { isWholeSentence } from "@/lib/documents/sentences";
import type { OpenDocument, ReadingContext } from "@/lib/documents/store";
import type { SourceDocument } from "@/lib/documents/summary";
import { contentTerms, searchTerms } from "@/lib/documents/words";
import { languageOfText } from "@/lib/pdf/document-language";

const TRIES = 12;
/** An answer that is not in one of the first passages is none to start with. */
const PASSAGES = 3;
/** What a reader sees of the answer. */
const SENTENCES = 3;

/**
 * Questions a reader may start with, made of definitions and headings, the terms that a document uses most
 * first; each is tried, and only those that the document answers are given. Rather none than a bad one.
 */
export async function suggestQuestions(
  ctx: ReadingContext,
  source: SourceDocument,
  document: OpenDocument,
  count: number,
): Promise<string[]> {
  const questions: string[] = [];
  for (const question of candidatesOf(source).slice(0, TRIES)) {
    if (questions.length >= count || ctx.signal.aborted) break;
    const ranked = await rankSentences(ctx, document, question, PASSAGES);
    if (ranked.slice(0, SENTENCES).some((one) => isAnswer(one, question))) questions.push(question);
  }
  return questions;
}

/** A whole sentence, with words of the question in it and not only above it. */
function isAnswer({ score, text }: RankedSentence, question: string): boolean {
  const there = new Set(searchTerms(text));
  const shares = contentTerms(question).some((term) => there.has(term));
  return shares && score >= FOUND_AT && isWholeSentence(text);
}

/** By turns, so that a document with many of one kind has both. */
function candidatesOf({ outline, parts }: SourceDocument): string[] {
  const text = parts.map((part) => part.text).join("\n\n");
  const language = languageOfText(text);
  // English sentences around the words of another language read badly.
  const isEnglish = language === undefined || language === "eng";
  const fromText = isEnglish ? definitionQuestions(text) : [];
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
