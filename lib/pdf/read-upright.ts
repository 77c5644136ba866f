import type { PageRecognizer, RecognizedText } from "@/lib/pdf/page-recognizer";
import { type QuarterTurns, type RenderedPage, toGrayImage } from "@/lib/pdf/render-page";

/**
 * A page read with this much confidence, of 100, is the right way up: poor print comes close to it, and print that
 * lies on its side or head stays below.
 */
const SURE_CONFIDENCE = 75;
/** Enough once the other turns of a page before were tried, and were worse. */
const LIKELY_CONFIDENCE = 60;
const SURE_LETTERS = 12;
/** In this order: pages are scanned sideways more often than upside down. */
const TURNS: readonly QuarterTurns[] = [0, 1, 3, 2];

/** How the pages before had to be turned, and whether all turns of one of them were compared. */
export type UsualTurn = { turns: QuarterTurns; isCompared: boolean };

/** What was recognized, and how this page had to be turned for it. */
type Upright = UsualTurn & { text: RecognizedText };

/**
 * Recognizes the text of a page, whichever way up it was scanned: as it is shown first, and turned where that gives no
 * plausible text.
 *
 * @param usual is tried first
 * @param hasTime false once no further turn may be tried
 * @returns the most plausible of what was tried
 */
export async function readUpright(
  recognizer: PageRecognizer,
  drawn: RenderedPage,
  { usual, hasTime }: { usual: UsualTurn; hasTime: () => boolean },
): Promise<Upright> {
  const attempt = async (turns: QuarterTurns) => ({
    text: await recognizer.read(toGrayImage(drawn, turns)),
    turns,
  });
  let best = await attempt(usual.turns);
  const enough = usual.isCompared ? LIKELY_CONFIDENCE : SURE_CONFIDENCE;
  if (isReadable(best.text, enough)) return { ...best, isCompared: usual.isCompared };
  for (const turns of TURNS) {
    if (isReadable(best.text, SURE_CONFIDENCE)) return { ...best, isCompared: false };
    if (turns === usual.turns) continue;
    if (!hasTime()) return { ...best, isCompared: false };
    const other = await attempt(turns);
    if (other.text.legibleLetters > best.text.legibleLetters) best = other;
  }
  return { ...best, isCompared: true };
}

function isReadable({ legibleLetters, confidence }: RecognizedText, least: number): boolean {
  return legibleLetters >= SURE_LETTERS && confidence >= least;
}
