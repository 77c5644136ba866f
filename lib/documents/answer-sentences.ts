import type { StoredChunk } from "@/db/queries/documents";
import { isListItem, splitParagraphs, splitSentences } from "@/lib/core/sentences";

import { chunksToParts } from "@/lib/documents/chunk";
import { isYesOrNo } from "@/lib/documents/short-replies";

/** A sentence of a passage, as a candidate answer to a question. */
export type AnswerSentence = {
  chunk: StoredChunk;
  /** The page or second at which it begins. */
  place: number;
  text: string;
  /** The heading above it in its passage; empty when there is none. */
  heading: string;
  /** A heading, a question the document itself asks, or what is talked about next: it introduces an answer but isn't one. */
  isLabel: boolean;
  /** The first sentence under its heading, which usually explains it. */
  isLead: boolean;
};

const MIN_WORDS = 3;
/** In characters. With more to each mark that ends one, there are none. */
const MAX_SPOKEN_SENTENCE = 250;
const SPOKEN_END = /[.!?…؟।]["'”’»)\]]{0,5}(?=\s|$)|[。！？]/g;
const MIN_SPACELESS = /[^\p{ASCII}]{8}/u;
const MAX_LABEL_WORDS = 14;
const CLAUSE_END = /[.!:;…。！：；]["'”’)\]]*$/u;
const NUMBERING = /^(?:(?:(?:chapter|part|section|appendix)\s+)?\d+(?:\.\d+)*[.:]?|[a-z]\))\s+/i;
/** "Let's talk about the brakes." */
const ANNOUNCES_TOPIC =
  /^(?:(?:so|now|okay|ok|and|well|all right|alright|right),? )*(?:let(?:['’]s| us)|let me|(?:i|we)(?:['’]ll| will)|(?:i['’]m|we['’]re) (?:going to|gonna)|(?:i|we) want to) (?:now |first |quickly |just |briefly )*(?:talk|start (?:with|by|off)|begin|move on|turn to|get (?:in)?to|go over|dive|discuss|cover|look (?:at|into)|take a look)\b/i;
const MAX_ANNOUNCING_WORDS = 16;
/** Dot leaders, as in a table of contents. */
const LEADERS = /\.{4,}|(?:\. ){4,}/;

/**
 * Splits a passage into sentences in reading order, each with the heading above it.
 *
 * Sentences of fewer than three words and rows of a table of contents are left out.
 */
export function answerSentences(chunk: StoredChunk): AnswerSentence[] {
  const sentences: AnswerSentence[] = [];
  let above = "";
  let heading = "";
  let begins = false;
  let reply = "";
  let isAsked = false;
  const placeOf = placesIn(chunk);
  const captions = captionsOf(chunk);
  for (const paragraph of splitParagraphs(chunk.content)) {
    if (LEADERS.test(paragraph)) continue;
    const label = !captions && isLabel(paragraph);
    for (const sentence of captions ?? (label ? [paragraph] : splitSentences(paragraph))) {
      // "No. People ask me every week.": the short answer stays with what comes after it.
      const joined = reply && `${reply} ${sentence}`;
      const text = joined && paragraph.includes(joined) ? joined : sentence;
      reply = isAsked && isYesOrNo(text) ? text : "";
      isAsked = /[?？]$/.test(text);
      if (reply) continue;
      const place = placeOf(text);
      if (hasContent(text)) {
        const asks = /[?？]$/.test(text);
        const isLead = begins && !label && !asks;
        sentences.push({
          chunk,
          place,
          text,
          heading: label ? "" : [above, heading].filter(Boolean).join(" – "),
          isLabel: label || asks || announcesTopic(text),
          isLead,
        });
        if (isLead) begins = false;
      }
    }
    // The heads of two columns head no text.
    if (label && !paragraph.includes("\t")) {
      // A heading right below another one is its subheading: keep both.
      above = begins ? heading : "";
      heading = paragraph;
      begins = true;
    }
  }
  return sentences;
}

/** The captions of a talk without punctuation, which has no sentences; undefined for any other passage. */
function captionsOf(chunk: StoredChunk): string[] | undefined {
  if (chunk.marks.length === 0) return undefined;
  const ends = chunk.content.match(SPOKEN_END)?.length ?? 0;
  if (ends > 0 && chunk.content.length / ends <= MAX_SPOKEN_SENTENCE) return undefined;
  return chunksToParts([chunk]).map(({ text }) => text);
}

/**
 * Tells where a passage's sentences begin, asked for one after another: looking each of them up in the whole document takes the
 * square of its length.
 */
function placesIn({ content, place, marks }: StoredChunk): (text: string) => number {
  let [end, passed, current] = [0, 0, place];
  return (text) => {
    if (marks.length === 0) return place;
    const start = Math.max(end, content.indexOf(text, end));
    end = start + text.length;
    // A quotation mark in front of it may still belong to the caption before.
    const first = start + Math.max(0, text.search(/[\p{L}\p{N}]/u));
    for (let mark = marks[passed]; mark && mark[0] <= first; mark = marks[passed]) {
      current = mark[1];
      passed += 1;
    }
    return current;
  };
}

/** Returns the sentence prefixed with its heading, the form in which it is scored. */
export function withHeading({ heading, text }: AnswerSentence): string {
  return heading ? `${heading}: ${text}` : text;
}

/**
 * Whether a line is a heading, a term, a caption or a question. A digit after the first word means
 * it states something.
 */
function isLabel(text: string): boolean {
  const paragraph = text.replace(NUMBERING, "");
  if (paragraph.includes("\n") || isListItem(text)) return false;
  // A row of a table.
  if (paragraph.split("\t").length > 2) return false;
  const words = paragraph.split(/\s+/);
  if (words.length > MAX_LABEL_WORDS) return false;
  // An FAQ uses its questions as headings.
  if (/^[^.!?]*[?？]$/.test(paragraph)) return true;
  if (CLAUSE_END.test(paragraph) || MIN_SPACELESS.test(paragraph)) return false;
  return !words.slice(1).some((word) => /\d/.test(word)) && !/\S:\s/.test(paragraph);
}

function announcesTopic(text: string): boolean {
  return ANNOUNCES_TOPIC.test(text) && text.split(/\s+/).length <= MAX_ANNOUNCING_WORDS;
}

function hasContent(text: string): boolean {
  return (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) >= MIN_WORDS || MIN_SPACELESS.test(text);
}
