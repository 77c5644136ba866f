import { mapBoxes } from "@/lib/ocr/boxes";
import type { RecognizedLine, RecognizedPage } from "@/lib/ocr/recognized-page";

const LETTER = 10;
const PITCH = 30;

/** Texts at columns of a grid, as OCR would report them: one block for each, in the order given. */
export type Placed = readonly [column: number, row: number, text: string];

/** A page of texts whose letters are 10 px wide, in rows 30 px apart. */
export function placedPage(texts: readonly Placed[], confidence = 95): RecognizedPage {
  return { paragraphs: texts.map((placed) => [placedLine(placed, confidence)]) };
}

/** The same as columns from right to left, whose words stand below one another. */
export function placedColumns(
  texts: readonly Placed[],
  confidence?: number,
  scale = 1,
): RecognizedPage {
  return mapBoxes(placedPage(texts, confidence), ({ x0, y0, x1, y1 }) => {
    return { x0: -y1 * scale, y0: x0 * scale, x1: -y0 * scale, y1: x1 * scale };
  });
}

function placedLine([column, row, text]: Placed, confidence: number): RecognizedLine {
  const [y0, y1] = [row * PITCH, row * PITCH + 20];
  let x = column * LETTER;
  const words = text.split(" ").map((word) => {
    const box = { x0: x, y0, x1: x + word.length * LETTER, y1 };
    x = box.x1 + LETTER;
    return { text: word, confidence, box };
  });
  const seen = words.filter(({ text }) => text !== "");
  return { words: seen, box: { x0: column * LETTER, y0, x1: x - LETTER, y1 } };
}
