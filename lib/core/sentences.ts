import { endsWithAbbreviation } from "@/lib/core/abbreviations";

/** A mark that ends a sentence, with the quotation marks and brackets that close after it. */
export const SENTENCE_END = /[.!?…。！？؟।]["'”’»）)\]]*$/u;

/** A bullet, which isn't part of the text. */
const BULLET = /^\s*[•‣▪●○◦·■□▶►▸➢➤→⇒✓✔*–—-]\s+/;

const segmenter = new Intl.Segmenter(undefined, { granularity: "sentence" });

/** Whether a paragraph begins with a bullet. */
export function isListItem(paragraph: string): boolean {
  return BULLET.test(paragraph);
}

/** Splits a paragraph into sentences; a heading or a list item counts as one. */
export function splitSentences(paragraph: string): string[] {
  return [...sentencesOf(paragraph)];
}

/** Like `splitSentences`, but lazily, so that the caller can pause between sentences. */
export function* sentencesOf(paragraph: string): Generator<string> {
  yield* cut(paragraph.replace(BULLET, "").replace(/\s+/g, " "));
}

/**
 * Splits prose that is still being written.
 *
 * @returns the complete sentences, and the rest after the last one
 */
export function splitOpenProse(prose: string): { sentences: string[]; rest: string } {
  const sentences = [...cut(prose.replaceAll("\n", " "))];
  const last = sentences.at(-1) ?? "";
  if (SENTENCE_END.test(last) && !endsWithAbbreviation(last)) return { sentences, rest: "" };
  return { sentences: sentences.slice(0, -1), rest: last };
}

function* cut(text: string): Generator<string> {
  if (text.length <= WINDOW && IS_ONE.test(text)) {
    const sentence = text.trim();
    if (sentence) yield sentence;
    return;
  }
  let start = 0;
  for (const end of sentenceEnds(text)) {
    // An image's description goes on behind its sign. Nobody writes that many abbreviations in a row; whoever pauses between sentences must get to.
    const canGoOn = end < text.length && end - start < WINDOW;
    const piece = text.slice(start, end);
    if (canGoOn && (piece.endsWith("![") || endsWithAbbreviation(piece, text.slice(end)))) continue;
    const sentence = text.slice(start, end).trim();
    if (sentence) yield sentence;
    start = end;
  }
}

/** The segmenter takes quadratic time, so it is given this many characters at a time. */
const WINDOW = 4_000;
/** What has no mark that may end a sentence, except at its end. The segmenter takes far longer to tell, even for one letter. */
const IS_ONE =
  /^[^\p{Sentence_Terminal}\u0085\u2024\u2028\u2029\ufe52\uff0e;\u037e\n\r]*(?:[.!?]+ ?)?$/u;

/**
 * Yields the offsets, in UTF-16 code units, at which sentences end; anything longer than `WINDOW`
 * is cut.
 */
function* sentenceEnds(text: string): Generator<number> {
  let start = 0;
  while (start < text.length) {
    const window = text.slice(start, start + WINDOW);
    let last = 0;
    // Each segment holds a copy of the window, so that a list of them takes a lot of memory.
    for (const { index } of segmenter.segment(window)) {
      if (index > 0) yield start + index;
      last = index;
    }
    // The last sentence may continue beyond the window.
    const isWhole = start + WINDOW >= text.length || last === 0;
    if (isWhole) yield start + window.length;
    start += isWhole ? window.length : last;
  }
}

/** "Figure 2.", "Table 1: Yield", "Fig. 3 Emissions": how a caption begins, and no sentence about what it names. */
export const CAPTION =
  /^(?:Figure|FIGURE|Fig\.?|FIG\.?|Table|TABLE|Tab\.|Chart|Scheme)\s[A-Z]?\d{1,3}(?:\.\d{1,3})?[a-z]?(?:\s?[.:|–—](?=\s|$)|\s(?=\p{Lu}))/u;

/** Splits a text into paragraphs at blank lines; empty ones are dropped. */
export function splitParagraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}
