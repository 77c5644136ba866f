import type { StoredChunk } from "@/db/queries/documents";
import { splitParagraphs, splitSentences } from "@/lib/documents/sentences";

/** A sentence that may answer a question. */
export type AnswerSentence = {
  chunk: StoredChunk;
  text: string;
  /** What it stands under; empty when there is nothing above it in its passage. */
  heading: string;
  /** Names what follows and says nothing itself: a heading, or a question that the document asks. */
  isLabel: boolean;
  /** The first under its heading, where a text says what the heading is. */
  leads: boolean;
};

const MIN_WORDS = 3;
const MIN_SPACELESS = /[^\p{ASCII}]{8}/u;
const MAX_LABEL_WORDS = 14;
const TERMINAL = /[.!:;…。！：；]["'”’)\]]*$/u;
/** Rows of a table of contents. */
const LEADERS = /\.{4,}|(?:\. ){4,}/;

/** The sentences of a passage in their order, each with the heading or the term above it. */
export function answerSentences(chunk: StoredChunk): AnswerSentence[] {
  const sentences: AnswerSentence[] = [];
  let heading = "";
  let begins = false;
  for (const paragraph of splitParagraphs(chunk.content)) {
    if (LEADERS.test(paragraph)) continue;
    const label = isLabel(paragraph);
    for (const text of splitSentences(paragraph)) {
      if (hasEnough(text)) {
        const asks = /[?？]$/.test(text);
        const leads = begins && !label && !asks;
        sentences.push({
          chunk,
          text,
          heading: label ? "" : heading,
          isLabel: label || asks,
          leads,
        });
        if (leads) begins = false;
      }
    }
    if (label) {
      heading = paragraph;
      begins = true;
    }
  }
  return sentences;
}

/** A line without an end, as headings, terms and captions are; a figure after its beginning says something. */
function isLabel(paragraph: string): boolean {
  if (TERMINAL.test(paragraph) || paragraph.includes("\n")) return false;
  const words = paragraph.split(/\s+/);
  if (words.length > MAX_LABEL_WORDS || MIN_SPACELESS.test(paragraph)) return false;
  return !words.slice(1).some((word) => /\d/.test(word)) && !/\S:\s/.test(paragraph);
}

function hasEnough(text: string): boolean {
  return (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) >= MIN_WORDS || MIN_SPACELESS.test(text);
}
