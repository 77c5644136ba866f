import { median } from "@/lib/ocr/boxes";
import {
  type RecognizedLine,
  type RecognizedPage,
  type RecognizedWord,
  UNSURE_BELOW,
} from "@/lib/ocr/recognized-page";

/** What the engine takes a bullet for. */
const LOOKS_LIKE_BULLET = /^[eoO0m¢©®«»°*·¤@=■▪]$/u;
/** In heights of a line: how far bullets of one list are out of line. */
const OUT_OF_LINE = 0.4;
/** Where the engine is sure of its letter, the gap behind it has to be this much wider than others in the line. */
const WIDE_GAP = 1.5;
const MIN_ITEMS = 2;

/** Prose in which marks below one another, at the beginnings of lines, are the bullets they look like. */
export function withBullets(page: RecognizedPage): RecognizedPage {
  const lines = page.paragraphs.flat().filter(mayBeItem);
  const high = median(lines.map(({ box }) => box.y1 - box.y0));
  const items = lines.filter((line) => {
    const place = line.words[0]?.box.x0 ?? 0;
    const inLine = lines.filter(({ words: [first] }) => {
      return Math.abs((first?.box.x0 ?? 0) - place) <= OUT_OF_LINE * high;
    });
    return inLine.length >= MIN_ITEMS;
  });
  const bullets = new Set(items.map(({ words: [first] }) => first));
  const mark = (word: RecognizedWord) =>
    bullets.has(word)
      ? { ...word, text: "•", confidence: Math.max(word.confidence, UNSURE_BELOW) }
      : word;
  return {
    ...page,
    paragraphs: page.paragraphs.map((of) =>
      of.map((line) => ({ ...line, words: line.words.map(mark) })),
    ),
  };
}

function mayBeItem({ words }: RecognizedLine): boolean {
  const [first, second] = words;
  if (!first || !second || !LOOKS_LIKE_BULLET.test(first.text)) return false;
  const gaps = words.slice(1).map(({ box }, at) => box.x0 - (words[at]?.box.x1 ?? 0));
  const [behind = 0, ...others] = gaps;
  // A letter that is a word, such as "e" in Italian, is read surely, and the next word isn't far.
  return (
    first.confidence < UNSURE_BELOW || (others.length > 0 && behind >= WIDE_GAP * median(others))
  );
}
