import type { Text } from "mdast";

/** A piece of a text that stands in the Markdown just as it reads. */
export type Piece = {
  /** Where it begins in the text, and in the Markdown. */
  at: number;
  source: number;
  length: number;
};

const ESCAPE = /\\[!-/:-@[-`{-~]/y;
const REFERENCE = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/iy;
const AMPERSAND = /^&(?:amp|#0*38|#x0*26);$/i;
/** A line's end, with the marks of the lists and quotes that the next line is in. */
const LINE_END = /[^\S\r\n]*(?:\r\n|\r|\n)[ \t>]*/y;
const READ_LINE_END = /\r\n|\r|\n/y;

/**
 * Finds what of a text stands in the Markdown as it reads: what is between escaped signs, references such as "&amp;", and the
 * margins of its lines.
 *
 * @returns none where the text can't be followed in the Markdown
 */
export function literalPieces({ value, position }: Text, markdown: string): Piece[] {
  const [start, end] = [position?.start.offset, position?.end.offset];
  if (start === undefined || end === undefined) return [];
  const pieces: Piece[] = [];
  let [at, source] = [0, start];
  while (at < value.length) {
    const other = otherwiseAt(value, at, markdown, source);
    const last = pieces.at(-1);
    if (other) {
      at += other.read;
      source += other.written;
    } else if (value[at] !== markdown[source]) return [];
    else {
      if (last && last.at + last.length === at && last.source + last.length === source)
        last.length += 1;
      else pieces.push({ at, source, length: 1 });
      at += 1;
      source += 1;
    }
  }
  return markdown.slice(source, end).trim() === "" ? pieces : [];
}

/** How long what is written otherwise than it reads is in both. */
function otherwiseAt(
  value: string,
  at: number,
  markdown: string,
  source: number,
): { read: number; written: number } | undefined {
  if (lengthAt(ESCAPE, markdown, source) > 0) return { read: 1, written: 2 };
  const lineEnd = lengthAt(READ_LINE_END, value, at);
  // As it stands in the Markdown, a line's end is part of a piece.
  if (lineEnd > 0) {
    const written = lengthAt(LINE_END, markdown, source);
    return written > lineEnd ? { read: lineEnd, written } : undefined;
  }
  const written = lengthAt(REFERENCE, markdown, source);
  const reference = markdown.slice(source, source + written);
  // "&nothing;" stands for nothing else.
  if (written === 0 || (value.startsWith(reference, at) && !AMPERSAND.test(reference)))
    return undefined;
  return { read: (value.codePointAt(at) ?? 0) > 0xffff ? 2 : 1, written };
}

/** Of what a sticky pattern finds at a place. */
function lengthAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}
