import type { StoredChunk } from "@/db/queries/documents";
import { isListItem, splitParagraphs, splitSentences } from "@/lib/documents/sentences";

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
const NUMBERING = /^(?:(?:(?:chapter|part|section|appendix)\s+)?\d+(?:\.\d+)*[.:]?|[a-z]\))\s+/i;
/** Rows of a table of contents. */
const LEADERS = /\.{4,}|(?:\. ){4,}/;

/** The sentences of a passage in their order, each with the heading or the term above it. */
export function answerSentences(chunk: StoredChunk): AnswerSentence[] {
  const sentences: AnswerSentence[] = [];
  let above = "";
  let heading = "";
  let begins = false;
  for (const paragraph of splitParagraphs(chunk.content)) {
    if (LEADERS.test(paragraph)) continue;
    const label = isLabel(paragraph);
    for (const text of label ? [paragraph] : splitSentences(paragraph)) {
      if (hasEnough(text)) {
        const asks = /[?？]$/.test(text);
        const leads = begins && !label && !asks;
        sentences.push({
          chunk,
          text,
          heading: label ? "" : [above, heading].filter(Boolean).join(" – "),
          isLabel: label || asks,
          leads,
        });
        if (leads) begins = false;
      }
    }
    if (label) {
      // A heading right under another one is about the same.
      above = begins ? heading : "";
      heading = paragraph;
      begins = true;
    }
  }
  return sentences;
}

/** A sentence as it is compared: with what it stands under. */
export function withHeading({ heading, text }: AnswerSentence): string {
  return heading ? `${heading}: ${text}` : text;
}

/** A line without an end, as headings, terms and captions are, or a question; a figure after its beginning says something. */
function isLabel(text: string): boolean {
  const paragraph = text.replace(NUMBERING, "");
  if (paragraph.includes("\n") || isListItem(text)) return false;
  const words = paragraph.split(/\s+/);
  if (words.length > MAX_LABEL_WORDS) return false;
  // A list of questions and answers has its questions for headings.
  if (/^[^.!?]*[?？]$/.test(paragraph)) return true;
  if (TERMINAL.test(paragraph) || MIN_SPACELESS.test(paragraph)) return false;
  return !words.slice(1).some((word) => /\d/.test(word)) && !/\S:\s/.test(paragraph);
}

function hasEnough(text: string): boolean {
  return (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) >= MIN_WORDS || MIN_SPACELESS.test(text);
}
