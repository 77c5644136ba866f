import { largest, smallest } from "@/lib/core/extremes";
import { boxAround, centerOf } from "@/lib/ocr/boxes";
import { type FoundFraction, findFraction } from "@/lib/ocr/pixels/find-fraction";
import { WHOLE_IMAGE } from "@/lib/ocr/pixels/projection";
import type { Raster } from "@/lib/ocr/pixels/raster";
import { straighten } from "@/lib/ocr/pixels/straighten";
import type { Reader } from "@/lib/ocr/reader";
import { pageWords, type RecognizedPage, type RecognizedWord } from "@/lib/ocr/recognized-page";

/** Those with a character of their own, by their numerator and denominator. */
const CHARACTERS: ReadonlyMap<string, string> = new Map(
  "12½ 13⅓ 23⅔ 14¼ 34¾ 15⅕ 25⅖ 35⅗ 45⅘ 16⅙ 56⅚ 18⅛ 38⅜ 58⅝ 78⅞"
    .split(" ")
    .map((one) => [one.slice(0, 2), one.slice(2)]),
);
/** What the engine takes a fraction for has a digit or one of these, or is as short as a fraction alone and not sure. */
const LIKE_FRACTION = /[\p{N}%¥]/u;
const SHORT = 3;
const SURE_FROM = 90;
/** What one fraction is taken for: at most this many characters. */
const MAX_CHARACTERS = 2;
/** Characters as high as figures, and those that are shorter and no part of what a fraction is taken for. */
const AS_HIGH = /[\p{N}\p{Sc}()[\]]/u;
const LOW = /[^\p{L}\p{N}\p{Sc}%()[\]]/u;
/** The figures of a fraction as they are read, in pixels: two of this height in a row. */
const HIGH = 36;
const GAP = 8;
const MARGIN = 24;
/** More than these aren't read a second time. */
const MAX_FRACTIONS = 40;

/**
 * A page with its fractions, such as "3½", which the engine takes for surely read "3%" or "334": by the shape of a word's parts, and
 * a second reading of the two figures at the size of others. What remains unclear is marked as uncertain.
 *
 * @param level the deskewed page in even light; the boxes of `page` are in its pixels
 */
export async function withFractions(
  page: RecognizedPage,
  level: Raster,
  reader: Pick<Reader, "read">,
  hasTime: () => boolean,
): Promise<RecognizedPage> {
  const found = page.paragraphs.flat().flatMap(({ words }) =>
    words.flatMap((word, at): [RecognizedWord, FoundFraction][] => {
      if (!mayHoldFraction(word)) return [];
      const fraction = findFraction(level, word.box, words[at - 1]?.box.x1);
      return fraction ? [[word, fraction]] : [];
    }),
  );
  if (found.length === 0) return page;
  const readable = hasTime() ? found.slice(0, MAX_FRACTIONS) : [];
  const figures = await readFigures(
    readable.map(([, fraction]) => fraction),
    reader,
  );
  const mended = new Map(
    found.map(([word, fraction], at) => [word, mend(word, fraction, figures[at])]),
  );
  const paragraphs = page.paragraphs.map((lines) =>
    lines.map((line) => ({ ...line, words: line.words.map((word) => mended.get(word) ?? word) })),
  );
  return { ...page, paragraphs };
}

function mayHoldFraction({ text, confidence }: RecognizedWord): boolean {
  return LIKE_FRACTION.test(text) || (text.length <= SHORT && confidence < SURE_FROM);
}

function mend(
  word: RecognizedWord,
  { figuresBefore }: FoundFraction,
  figures: RecognizedWord | undefined,
): RecognizedWord {
  const character = CHARACTERS.get(figures?.text ?? "");
  const around = character && figuresBefore !== null && textAround(word.text, figuresBefore);
  if (!around || !figures) return { ...word, confidence: 0 };
  return { ...word, text: around.join(character), confidence: figures.confidence };
}

/** What stands before and behind a fraction in a word that was read with so many figures before it; undefined where that isn't clear. */
function textAround(text: string, figuresBefore: number): [string, string] | undefined {
  const characters = [...text];
  let start = 0;
  let figures = 0;
  while (figures < figuresBefore || (figuresBefore === 0 && LOW.test(characters[start] ?? ""))) {
    const one = characters[start] ?? "";
    if (AS_HIGH.test(one)) figures += 1;
    else if (!LOW.test(one)) return undefined;
    start += 1;
  }
  let end = characters.length;
  while (end > start + 1 && LOW.test(characters[end - 1] ?? "")) end -= 1;
  if (end <= start || end - start > MAX_CHARACTERS) return undefined;
  return [characters.slice(0, start).join(""), characters.slice(end).join("")];
}

/** Reads each fraction's two figures, one pair below the other; a pair that isn't read is undefined. */
async function readFigures(
  fractions: readonly FoundFraction[],
  reader: Pick<Reader, "read">,
): Promise<(RecognizedWord | undefined)[]> {
  if (fractions.length === 0) return [];
  const rows = fractions.map(({ numerator, denominator }) =>
    [numerator, denominator].map(atFullHeight),
  );
  const pitch = HIGH + 2 * MARGIN;
  const width =
    2 * MARGIN + largest(rows.map(([one, two]) => (one?.width ?? 0) + GAP + (two?.width ?? 0)));
  const sheet: Raster = {
    width,
    height: rows.length * pitch,
    channels: 1,
    data: new Uint8Array(width * rows.length * pitch).fill(255),
  };
  for (const [at, row] of rows.entries()) {
    let left = MARGIN;
    for (const figure of row) {
      paste(figure, sheet, left, at * pitch + MARGIN);
      left += figure.width + GAP;
    }
  }
  const { page } = await reader.read(sheet, "figures");
  const words = pageWords(page);
  return rows.map((_row, at) => {
    const own = words.filter(({ box }) => Math.floor(centerOf(box).y / pitch) === at);
    if (own.length === 0) return undefined;
    const text = own.map((word) => word.text).join("");
    return {
      text,
      confidence: smallest(own.map(({ confidence }) => confidence)),
      box: boxAround(own),
    };
  });
}

function atFullHeight(figure: Raster): Raster {
  const width = Math.max(1, Math.round((figure.width * HIGH) / figure.height));
  return straighten(figure, WHOLE_IMAGE, { width, height: HIGH });
}

function paste(figure: Raster, sheet: Raster, left: number, top: number): void {
  for (let y = 0; y < figure.height; y += 1) {
    const row = figure.data.subarray(y * figure.width, (y + 1) * figure.width);
    sheet.data.set(row, (top + y) * sheet.width + left);
  }
}
