import { bubbleMessages } from "@/lib/ocr/bubble-messages";
import { withBullets } from "@/lib/ocr/bullets";
import { checkPrices, type PriceCheck } from "@/lib/ocr/check-prices";
import { countCutFigures } from "@/lib/ocr/cut-figures";
import { fillGaps } from "@/lib/ocr/fill-gaps";
import { withFractions } from "@/lib/ocr/fractions";
import { withLetterI } from "@/lib/ocr/letter-i";
import { CHANCE_BELOW } from "@/lib/ocr/line-direction";
import { withMixedCodes } from "@/lib/ocr/mixed-codes";
import { pageRows } from "@/lib/ocr/page-rows";
import type { PictureView } from "@/lib/ocr/pixels/prepare-picture";
import { type Corners, isOutside, isWholeImage } from "@/lib/ocr/pixels/projection";
import { type Raster, toGray } from "@/lib/ocr/pixels/raster";
import { withRaisedFigures } from "@/lib/ocr/raised-figures";
import type { Reader } from "@/lib/ocr/reader";
import { type Attempt, createPasses, type Preparation } from "@/lib/ocr/reading-passes";
import {
  hasWriting,
  keepWords,
  legibleLetters,
  legibleWords,
  type PixelBox,
  pageConfidence,
  pageWords,
  type RecognizedPage,
  withoutNoise,
} from "@/lib/ocr/recognized-page";
import { uprightTurns } from "@/lib/ocr/upright-turns";

export type ReadPicture = {
  page: RecognizedPage;
  /** Lines that run the other way than those of the page, such as a headline above columns. */
  across: RecognizedPage;
  /** What was read beside the page that was found in the image, which isn't part of `image`. */
  outside: RecognizedPage;
  /** Lines that look like text and couldn't be read. */
  unread: PixelBox[];
  /** Whether a receipt's prices add up. */
  prices: PriceCheck | null;
  /** The image as read: upright, straightened, not yet deskewed. Boxes are in its pixels once it is. */
  image: Raster;
  radians: number;
  /** How much it was resized before it was read. */
  scale: number;
  /** What was done to the image, because more could be read that way. */
  preparation: Preparation;
  /** Whether its lines run from top to bottom, as they were read. */
  isVertical: boolean;
  /** Whether nothing was read because what reads lines that run the other way couldn't be had. */
  lacksOtherWay: boolean;
};

/** A page read with this much confidence is the right way up. */
const SURE_CONFIDENCE = 75;
const SURE_LETTERS = 12;
/** In this order: cameras turn photos sideways more often than upside down. */
const OTHER_ROTATIONS = [1, 3, 2];
/** Once a picture was read as it is, no pass to improve on that begins later than this. */
const MAX_MS = 20_000;
/** Upright, a page may be read a little worse than turned: its rows are worth more. */
const UPRIGHT_SCORE = 0.8;
/** Screens are level, and what was rotated further is a photograph: bubbles aren't looked for in it. */
const MAX_SLANT = 0.01;
/** One number may be two that stand close together. */
const CUT_FIGURES = 2;
/** Fewer areas that look like text, in a picture without any, are shapes. */
const UNREAD_LINES = 3;

/**
 * Reads a picture in the way that yields most: as it is, in even light, or straightened when it shows a page; whichever
 * way up, and whichever way its lines run. What the best pass left out is read piece by piece, and what then remains is
 * named.
 *
 * @param picture at the size that OCR reads
 * @param corners of the page, when a person set them: then only what is between them is read, and no page is looked for
 * @param isVertical whether lines are expected to run from top to bottom
 * @param onPass called before each pass with its number, from 0
 */
export async function readPicture(
  picture: Raster,
  reader: Reader,
  {
    corners,
    isVertical = false,
    onPass = () => {},
  }: {
    corners?: Corners | undefined;
    isVertical?: boolean;
    onPass?: (pass: number) => void;
  } = {},
): Promise<ReadPicture> {
  const passes = createPasses(reader, { isVertical, onPass });
  const isSet = corners !== undefined && !isWholeImage(corners);
  const preparing = reader.prepare(picture, corners, isVertical);
  const gray = toGray(picture);
  const asItIs = isSet
    ? undefined
    : passes.read({ image: picture, seen: gray, even: gray }, "none");
  const [{ straight, even, isUneven, corners: edges }, plain] = await Promise.all([
    preparing,
    asItIs,
  ]);
  let best: Attempt;
  if (plain) best = { ...plain, view: { ...plain.view, even: (await passes.fit(even)).even } };
  else best = await passes.read(straight ?? even, straight ? "straightened" : "evened");
  const deadline = performance.now() + MAX_MS;
  const hasTime = () => performance.now() < deadline;
  const others: [PictureView, Preparation][] = [];
  if (straight && !isSet) others.push([straight, "straightened"]);
  if (isUneven && !isSet) others.push([even, "evened"]);
  for (const [view, preparation] of others) {
    if (!hasTime() || (preparation === "evened" && best.preparation === "straightened")) break;
    const other = await passes.read(await passes.fit(view), preparation);
    if (other.score > best.score) best = other;
  }
  const { view: upright, preparation, scale } = best;
  let turns = 0;
  for (const others of OTHER_ROTATIONS) {
    if (isSure(best) || !hasTime()) break;
    const turned = await reader.rotate(await passes.fit(upright, scale), others);
    const other = await passes.read(turned, preparation);
    if (other.score > best.score) [best, turns] = [other, others];
  }
  // However long the others took: rows that run upward would be taken for columns.
  const more = best.isVertical ? 0 : uprightTurns(best.page);
  if (more > 0) {
    const other = await passes.read(await reader.rotate(best.view, more), preparation);
    if (other.score >= UPRIGHT_SCORE * best.score) [best, turns] = [other, turns + more];
  }
  if (legibleLetters(best.page) === 0 && hasTime())
    best =
      isSet && straight
        ? await passes.read(straight, "straightened", "sparse")
        : await passes.read(even, "evened", "sparse");

  if (hasTime()) best = await withWholeFigures(best, passes, reader);

  const { view, radians, ...way } = best;
  const made = {
    image: view.image,
    radians,
    scale: way.scale,
    preparation: way.preparation,
    isVertical: way.isVertical,
    lacksOtherWay: passes.isMissing() && pageConfidence(best.page) < CHANCE_BELOW,
  };
  const none: RecognizedPage = { paragraphs: [] };
  const nothing = { page: none, across: none, outside: none, prices: null };
  if (made.lacksOtherWay) return { ...nothing, ...made, unread: [] };
  const engine: Reader = {
    ...reader,
    read: way.read,
    textAreas: (image, read) =>
      reader.textAreas(image, [...read, ...pageWords(way.across).map(({ box }) => box)]),
  };
  const level = await reader.turn(view.even, radians);
  const found = legibleLetters(best.page) > 0 ? withoutNoise(best.page) : { paragraphs: [] };
  const { page, unread } = await fillGaps(found, level, engine, hasTime);
  if (pageWords(page).length > 0 && !hasWriting(page))
    return { ...nothing, ...made, unread: unread.length < UNREAD_LINES ? [] : unread };
  const whole = way.isVertical
    ? page
    : withRaisedFigures(await withFractions(page, level, engine, hasTime), level);
  const checked = await checkPrices(whole, level, engine, hasTime);
  const isAsTaken =
    turns === 0 && Math.abs(radians) < MAX_SLANT && way.preparation !== "straightened";
  if (isAsTaken && !way.isVertical && pageWords(page).length > 0) {
    const words = legibleWords(page).map(({ box }) => box);
    checked.page = { ...checked.page, bubbles: await reader.bubbles(view.image, words) };
  }
  if (isRunningText(checked.page)) checked.page = withBullets(withLetterI(checked.page));
  checked.page = withMixedCodes(checked.page);
  const isCut = edges && way.preparation === "straightened";
  const isBeside = isCut && plain?.isVertical === way.isVertical;
  const outside = isBeside ? wordsOutside(plain, edges) : none;
  return { ...checked, ...made, across: way.across, outside, unread };
}

/** Reads a page in one block, without columns, where these cut numbers in two, as long as that loses nothing. */
async function withWholeFigures(
  best: Attempt,
  passes: ReturnType<typeof createPasses>,
  reader: Pick<Reader, "turn">,
): Promise<Attempt> {
  const cut = best.isVertical ? 0 : countCutFigures(best.page);
  if (cut < CUT_FIGURES) return best;
  const level = await reader.turn(best.view.seen, best.radians);
  const block = await passes.readAgain(best, level, "block");
  const isBetter = countCutFigures(block.page) < cut && block.score >= best.score;
  return isBetter ? block : best;
}

/** What was read well in the whole picture, beside a page in it. */
function wordsOutside({ page, radians, view }: Attempt, edges: Corners): RecognizedPage {
  const { width, height } = view.image;
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
  const isBeside = ({ x0, y0, x1, y1 }: PixelBox) => {
    const [x, y] = [(x0 + x1 - width) / 2, (y0 + y1 - height) / 2];
    // Where it was before the lines were deskewed.
    const place = [(x * cos + y * sin) / width + 0.5, (y * cos - x * sin) / height + 0.5] as const;
    return isOutside(place, edges);
  };
  const legible = new Set(legibleWords(page));
  return withoutNoise(keepWords(page, (word) => legible.has(word) && isBeside(word.box)));
}

function isRunningText(page: RecognizedPage): boolean {
  return pageRows(page).kind === "prose" || bubbleMessages(page) !== undefined;
}

function isSure({ page }: Attempt): boolean {
  return legibleLetters(page) >= SURE_LETTERS && pageConfidence(page) >= SURE_CONFIDENCE;
}
