import type { PageRecognizer, RecognizedText } from "@/lib/pdf/page-recognizer";
import { type QuarterTurns, type RenderedPage, toGrayImage } from "@/lib/pdf/render-page";

/** A page read with this much confidence, of 100, is the right way up. */
const SURE_CONFIDENCE = 75;
const SURE_LETTERS = 12;
/** In this order: pages are scanned sideways more often than upside down. */
const TURNS: readonly QuarterTurns[] = [0, 1, 3, 2];

/** What was recognized, and how the page had to be turned for it. */
type Upright = { text: RecognizedText; turns: QuarterTurns };

/**
 * Recognizes the text of a page, whichever way up it was scanned: as it is shown first, and turned where that gives no
 * plausible text.
 *
 * @param usual the turn of the pages before, which is tried first
 * @param hasTime false once no further turn may be tried
 * @returns the most plausible of what was tried
 */
export async function readUpright(
  recognizer: PageRecognizer,
  drawn: RenderedPage,
  { usual, hasTime }: { usual: QuarterTurns; hasTime: () => boolean },
): Promise<Upright> {
  const attempt = async (turns: QuarterTurns): Promise<Upright> => ({
    text: await recognizer.read(toGrayImage(drawn, turns)),
    turns,
  });
  let best = await attempt(usual);
  for (const turns of TURNS) {
    if (isSure(best.text) || !hasTime()) break;
    if (turns === usual) continue;
    const other = await attempt(turns);
    if (other.text.legibleLetters > best.text.legibleLetters) best = other;
  }
  return best;
}

function isSure({ legibleLetters, confidence }: RecognizedText): boolean {
  return legibleLetters >= SURE_LETTERS && confidence >= SURE_CONFIDENCE;
}
