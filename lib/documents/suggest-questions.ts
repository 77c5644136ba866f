import "server-only";

import { FOUND_AT, rankSentences } from "@/lib/documents/quote-answer";
import { splitParagraphs } from "@/lib/documents/sentences";
import type { OpenDocument, ReadingContext } from "@/lib/documents/store";
import type { SourceDocument } from "@/lib/documents/summary";

const TRIES = 10;
/** An answer that is not in one of the first passages is none to start with. */
const PASSAGES = 2;
const MAX_HEADING_WORDS = 8;
/** Headings that every document has and nobody asks about. */
const PLAIN_HEADING =
  /^(?:[\divxlc]+[.)]?\s*)?(?:table of contents|contents|index|abstract|introduction|preface|foreword|overview|summary|conclusions?|references|dedication|bibliography|conventions|appendix.*|acknowledge?ments?|glossary|notes?|figures?|tables?|about.*|copyright.*|licen[cs]e.*|chapter \w+|part \w+|section \w+|pages? .*)$/i;
const DEFINITION =
  /(?:^|[.!?] )((?:The |An? )?(?:\p{Lu}[\p{L}\p{N}-]*|\p{L}[\p{L}-]+)(?: \p{L}[\p{L}\p{N}-]*){0,3}) (is|are) (?:an?|the|one of) /u;
/** Points at something that a question alone cannot point at. */
const NO_SUBJECT =
  /^(?:it|there|here|they|he|she|we|you|i|one|what|who|another|each|all|some|such)\b|\b(?:this|that|these|those|which|following|above|below|there|here|who|it|its|their|they|you|we)\b/i;
const NUMBERING =
  /^(?:(?:chapter|part|section|appendix)\s+[\divxlc]+[.:]?\s+|\d+(?:\.\d+)*[.)]?\s+|[a-z](?:\.\d+)+[.)]?\s+|(?:[a-z]|[ivxlc]+)[.)]\s+)/i;

/**
 * Questions a reader may start with, made of headings and definitions; each is tried, and only those that
 * the document answers are given.
 */
export async function suggestQuestions(
  ctx: ReadingContext,
  source: SourceDocument,
  document: OpenDocument,
  count: number,
): Promise<string[]> {
  const questions: string[] = [];
  const seen = new Set<string>();
  for (const question of candidatesOf(source).slice(0, TRIES)) {
    if (questions.length >= count || ctx.signal.aborted) break;
    if (seen.has(question.toLowerCase())) continue;
    seen.add(question.toLowerCase());
    const [best] = await rankSentences(ctx, document, question, PASSAGES);
    if (best && best.score >= FOUND_AT) questions.push(question);
  }
  return questions;
}

function candidatesOf({ outline, parts }: SourceDocument): string[] {
  const fromText = parts
    .slice(0, 60)
    .flatMap(({ text }) => splitParagraphs(text).flatMap((one) => definitionQuestion(one) ?? []));
  const fromHeadings = outline.flatMap(({ title }) => headingQuestion(title) ?? []);
  // By turns, so that a document with many of one kind has both.
  const length = Math.max(fromText.length, fromHeadings.length);
  return Array.from({ length }, (_, index) => [fromHeadings[index], fromText[index]])
    .flat()
    .filter((question) => question !== undefined);
}

function headingQuestion(heading: string): string | undefined {
  const title = heading.replace(NUMBERING, "").trim();
  const words = title.split(/\s+/);
  if (title.length < 6 || words.length > MAX_HEADING_WORDS || PLAIN_HEADING.test(title))
    return undefined;
  if (/[?？]$/.test(title)) return title;
  if (/^(?:how|why|what|when|where|who|which)\b/i.test(title)) return `${title}?`;
  return `What does it say about “${title}”?`;
}

function definitionQuestion(paragraph: string): string | undefined {
  const [, subject = "", verb = ""] = DEFINITION.exec(paragraph) ?? [];
  if (subject.length < 4 || NO_SUBJECT.test(subject)) return undefined;
  const inSentence = subject.replace(/^(The|An?) /, (article) => article.toLowerCase());
  return `What ${verb} ${inSentence}?`;
}
