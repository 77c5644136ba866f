import { largest, smallest } from "@/lib/core/extremes";
import { labelAreas } from "@/lib/core/label-areas";
import { cropGray, type Raster } from "@/lib/ocr/pixels/raster";
import { type RecognizedPage, type RecognizedWord, UNSURE_BELOW } from "@/lib/ocr/recognized-page";

/** Nothing in a number is raised. */
const NUMBER = /^[([]?\p{Sc}?\d[\d.,]{1,20}[)\].,;]{0,3}$/u;
/** Darker than this is ink, in an image with even light. */
const INK_BELOW = 128;
/** Of the number's height: a raised sign is at least this high and ends at most this far from the top. */
const RAISED = { minHeight: 0.2, maxEnd: 0.6 };
/** Of the same: how wide it is at most, so that it's no upper stroke of a figure. */
const MAX_WIDTH = 0.4;

/**
 * A page whose numbers are shown as uncertain where something in them is raised, such as the inch mark of 0.047″, or a note's figure:
 * the engine takes both for figures.
 *
 * @param level the deskewed page in even light; the boxes of `page` are in its pixels
 */
export function withRaisedFigures(page: RecognizedPage, level: Raster): RecognizedPage {
  const checked = (word: RecognizedWord) =>
    NUMBER.test(word.text) &&
    word.confidence >= UNSURE_BELOW &&
    hasRaised(cropGray(level, word.box, 0))
      ? { ...word, confidence: UNSURE_BELOW - 1 }
      : word;
  const paragraphs = page.paragraphs.map((lines) =>
    lines.map((line) => ({ ...line, words: line.words.map(checked) })),
  );
  return { ...page, paragraphs };
}

/** Whether a part of a number ends well above its lower edge, and isn't a dot or a broken stroke. */
function hasRaised(view: Raster): boolean {
  const { width } = view;
  const { labels, sizes } = labelAreas((at) => (view.data[at] ?? 255) < INK_BELOW, view);
  const boxes = sizes.map(() => ({ left: width, right: 0, top: view.height, bottom: 0 }));
  for (const [at, label] of labels.entries()) {
    const box = boxes[label];
    if (label === 0 || !box) continue;
    const x = at % width;
    const y = (at - x) / width;
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + 1);
  }
  const parts = boxes.slice(1);
  const top = smallest(parts.map((part) => part.top));
  const high = largest(parts.map((part) => part.bottom)) - top;
  return parts.some((part) => {
    const [wide, tall] = [part.right - part.left, part.bottom - part.top];
    const isSign = tall >= RAISED.minHeight * high && wide <= MAX_WIDTH * high && tall >= wide;
    return isSign && part.bottom - top <= RAISED.maxEnd * high;
  });
}
