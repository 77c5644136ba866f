import { joinBrokenLines } from "@/lib/core/line-hyphen";
import { isListItem, SENTENCE_END, splitParagraphs } from "@/lib/core/sentences";
import { createYielder } from "@/lib/core/yield-to-event-loop";
import type { DocumentPart } from "@/lib/documents/citation";
import { countOfWords } from "@/lib/documents/reader/number-words";
import { isAtEdge, type PageLines, runningLines } from "@/lib/documents/reader/running-lines";
import { withoutPageNumber } from "@/lib/pdf/running-key";

/** A paragraph with the part of it on each page. */
export type Paragraph = {
  text: string;
  places: { place: number; text: string }[];
  /** Set like a heading. */
  isSet: boolean;
};

/** Words after which a sentence goes on. */
const GOES_ON =
  /(?:,|\b(?:a|an|the|of|to|in|on|at|by|for|with|from|and|or|but|that|which|who|is|are|was|were|be|has|have|had|than|as|not|its|their|his|her|our|your|my|this|these|those|between|under|over|into|about|per|maximum of|minimum of))$/i;
const MIN_OPEN_WORDS = 5;
/** A document without full stops would become one paragraph, which each of its lines is compared with. */
const MAX_JOINED_CHARACTERS = 4_000;
const MAX_JOINED_PLACES = 3;

/** The paragraphs of a document, without what repeats at the edges of pages, those that run over joined. */
export async function joinParagraphs(
  parts: readonly DocumentPart[],
  headings: ReadonlySet<string>,
  signal?: AbortSignal,
): Promise<Paragraph[]> {
  const pause = createYielder(signal);
  const pages: PageLines[] = [];
  for (const { place, text } of mergePlaces(parts)) {
    await pause();
    pages.push({ place, lines: splitParagraphs(text) });
  }
  const running = runningLines(pages, headings);
  const joined: Paragraph[] = [];
  for (const { place, lines } of pages) {
    for (const [index, whole] of lines.entries()) {
      await pause();
      if (running.get(place)?.has(index)) continue;
      const line = isAtEdge(index, lines) ? withoutPageNumber(whole, place) : whole;
      const before = joined.at(-1);
      const piece = { place, text: line };
      const isSet = headings.has(line);
      // A heading may run over two lines, of which the second begins with a small letter.
      const isApart = before?.isSet !== isSet && (isSet || !/^\p{Ll}/u.test(line));
      const goesOn = before && !isApart && !isFull(before, place) && continues(before.text, line);
      if (goesOn) join(before, piece);
      else joined.push({ text: line, places: [piece], isSet });
    }
  }
  return joined;
}

function mergePlaces(parts: readonly DocumentPart[]): { place: number; text: string }[] {
  const pages: { place: number; texts: string[] }[] = [];
  for (const { place, text } of parts) {
    const last = pages.at(-1);
    if (last?.place === place) last.texts.push(text);
    else pages.push({ place, texts: [text] });
  }
  return pages.map(({ place, texts }) => ({ place, text: texts.join("\n\n") }));
}

/** Whether a paragraph has grown beyond what a sentence that runs over could make of it. */
function isFull({ text, places }: Paragraph, place: number): boolean {
  if (text.length > MAX_JOINED_CHARACTERS) return true;
  return places.length >= MAX_JOINED_PLACES && places.at(-1)?.place !== place;
}

/** Whether a paragraph stops in mid-sentence and the next one goes on. */
function continues(before: string, next: string): boolean {
  const end = before.slice(-80).trimEnd();
  if (SENTENCE_END.test(end) || /:$/.test(end) || before.includes("\t") || next.includes("\t"))
    return false;
  if (isInBrackets(before, next)) return true;
  if (isListItem(next) || /^(?:\(?[a-z\d]{1,3}[.)]|\[\d)/i.test(next)) return false;
  const words = before.slice(0, 400).split(/\s+/).length;
  if (/^\p{Ll}/u.test(next)) return words >= MIN_OPEN_WORDS || /^\p{Lu}/u.test(before);
  return words >= MIN_OPEN_WORDS && GOES_ON.test(end) && !/^\p{Lu}\p{Ll}+,$/u.test(end);
}

const MAX_IN_BRACKETS = 40;

/** "on sixty" and "(60) days", or "(95% CI 9 to" and "45)": a number in brackets that isn't that of a list. */
function isInBrackets(before: string, next: string): boolean {
  const repeated = Number(/^\((\d{1,4})\)\s/.exec(next)?.[1]);
  const lastWords = before.trimEnd().split(" ").slice(-2);
  if (lastWords.some((_, at) => countOfWords(lastWords.slice(at).join(" ")) === repeated))
    return true;
  const open = before.lastIndexOf("(");
  return (
    open > before.lastIndexOf(")") &&
    before.length - open < MAX_IN_BRACKETS &&
    /^[^()]{1,20}\)/.test(next)
  );
}

function join(before: Paragraph, piece: { place: number; text: string }): void {
  before.text = joinBrokenLines(before.text, piece.text, " ");
  const last = before.places.at(-1);
  if (last?.place === piece.place) last.text = joinBrokenLines(last.text, piece.text, " ");
  else before.places.push(piece);
}
