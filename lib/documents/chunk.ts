import { sentencesOf, splitParagraphs } from "@/lib/core/sentences";
import { createYielder } from "@/lib/core/yield-to-event-loop";
import type { DocumentKind, DocumentPart } from "@/lib/documents/citation";

/**
 * A passage: the unit that is stored, indexed and retrieved. Passages follow one another without
 * gaps or overlap.
 */
export type Chunk = {
  ordinal: number;
  /** The page or second at which it begins. */
  place: number;
  content: string;
  /**
   * Character offsets in `content` at which a later page or second begins; empty when the passage
   * has only one.
   */
  marks: [offset: number, place: number][];
};

/**
 * About 130 English words. The sentence model reads up to 180, and shorter passages are retrieved
 * more precisely.
 */
const TARGET_CHARACTERS = 700;
const MAX_CHARACTERS = 1_100;
/** A heading starts a new passage, unless the one before it would be shorter than this. */
const MIN_BEFORE_HEADING = 300;
const MAX_HEADING_CHARACTERS = 90;

/**
 * Splits a document into passages of about 700 characters (at most 1,100) that end at a sentence
 * boundary.
 *
 * A passage of a PDF never crosses a page. Captions of a video are far shorter than a passage, so
 * they are joined, and `marks` records the second of each.
 */
export async function chunkParts(
  kind: DocumentKind,
  parts: readonly DocumentPart[],
): Promise<Chunk[]> {
  const pause = createYielder();
  const builder = createBuilder(pause);
  for (const part of parts) {
    if (kind !== "youtube") {
      for (const paragraph of splitParagraphs(part.text)) {
        await pause();
        await builder.add(paragraph, part.place, "\n\n");
      }
      builder.close();
    } else {
      await pause();
      const text = part.text.replace(/\s+/g, " ").trim();
      // A transcript without times may be a single caption.
      if (text.length > MAX_CHARACTERS) await builder.add(text, part.place, " ");
      else builder.addWhole(text, part.place);
    }
  }
  builder.close();
  return builder.chunks;
}

function createBuilder(pause: () => Promise<void> | undefined) {
  const chunks: Chunk[] = [];
  let open: Omit<Chunk, "ordinal"> | undefined;

  function close(): void {
    if (open?.content) chunks.push({ ordinal: chunks.length, ...open });
    open = undefined;
  }

  function append(text: string, place: number, separator: string): void {
    if (open && open.content.length + text.length > MAX_CHARACTERS) close();
    open ??= { place, content: "", marks: [] };
    const start = open.content ? open.content.length + separator.length : 0;
    const last = open.marks.at(-1)?.[1] ?? open.place;
    if (place !== last) open.marks.push([start, place]);
    open.content += `${open.content ? separator : ""}${text}`;
  }

  return {
    chunks,
    close,
    /** Adds a paragraph, split at sentence boundaries when it doesn't fit as a whole. */
    async add(paragraph: string, place: number, separator: string): Promise<void> {
      const begins = isHeading(paragraph) && (open?.content.length ?? 0) > MIN_BEFORE_HEADING;
      if (open && (begins || open.content.length >= TARGET_CHARACTERS)) close();
      const spaceLeft = MAX_CHARACTERS - (open?.content.length ?? 0);
      if (paragraph.length <= spaceLeft) {
        append(paragraph, place, separator);
        return;
      }
      let joined = separator;
      for (const sentence of sentencesOf(paragraph)) {
        await pause();
        if (open && open.content.length + sentence.length > TARGET_CHARACTERS) close();
        for (const piece of splitAtSpaces(sentence)) append(piece, place, joined);
        joined = " ";
      }
    },
    /** Adds a caption that fits into a passage, which is never split. */
    addWhole(text: string, place: number): void {
      if (!text) return;
      append(text, place, " ");
      const length = open?.content.length ?? 0;
      const sentenceEnds = /[.!?。！？]["”’]?$/.test(text);
      if (length >= TARGET_CHARACTERS && (sentenceEnds || length > TARGET_CHARACTERS + 200))
        close();
    },
  };
}

function isHeading(paragraph: string): boolean {
  return paragraph.length < MAX_HEADING_CHARACTERS && !/[.,:;!。、：；]$/u.test(paragraph);
}

/** Splits an overlong sentence at spaces. */
function splitAtSpaces(sentence: string): string[] {
  if (sentence.length <= MAX_CHARACTERS) return [sentence];
  const cut: string[] = [];
  let rest = sentence;
  while (rest.length > MAX_CHARACTERS) {
    const space = rest.lastIndexOf(" ", MAX_CHARACTERS);
    const at = space > MAX_CHARACTERS / 2 ? space : MAX_CHARACTERS;
    cut.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return [...cut, rest];
}

/**
 * Rebuilds the document's parts from its passages: the inverse of `chunkParts`, apart from
 * whitespace.
 */
export function chunksToParts(chunks: readonly Chunk[]): DocumentPart[] {
  return chunks.flatMap(({ place, content, marks }) => {
    const starts: [number, number][] = [[0, place], ...marks];
    return starts.map(([start, at], index) => ({
      place: at,
      text: content.slice(start, starts[index + 1]?.[0]).trim(),
    }));
  });
}
