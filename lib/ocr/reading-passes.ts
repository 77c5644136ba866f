import { centerOf, isInside, mapBoxes } from "@/lib/ocr/boxes";
import {
  CHANCE_BELOW,
  impossibleLines,
  linesOfOwnWay,
  runsOtherWay,
  scaleForOtherWay,
} from "@/lib/ocr/line-direction";
import type { PictureView } from "@/lib/ocr/pixels/prepare-picture";
import type { Raster } from "@/lib/ocr/pixels/raster";
import type { Layout, Read, Reader, Recognition } from "@/lib/ocr/reader";
import {
  hasWriting,
  keepWords,
  legibleScore,
  type PixelBox,
  pageConfidence,
  type RecognizedPage,
} from "@/lib/ocr/recognized-page";

/** What was done to an image because more could be read that way. */
export type Preparation = "none" | "evened" | "straightened";

/** One pass over a picture, and what it was of. */
export type Attempt = Recognition & {
  view: PictureView;
  preparation: Preparation;
  score: number;
  /** The engine that made it, for lines of this direction. */
  read: Read;
  isVertical: boolean;
  /** How much the picture was resized for it. */
  scale: number;
  /** Lines that run the other way than those of the page, such as a headline above columns, which it has apart. */
  across: RecognizedPage;
};

/** Lines that run the other way are looked for in as many passes: upright, and turned by a quarter either way. */
const MAX_TRIES = 3;

/**
 * Makes the passes over a picture, all with the reader's own engine until lines run the other way than it reads; those are
 * read with the other one, as long as that makes sense of them.
 *
 * @param isVertical whether the lines that it reads run from top to bottom
 * @param onPass called before each pass with its number, from 0
 */
export function createPasses(
  reader: Reader,
  { isVertical, onPass }: { isVertical: boolean; onPass: (pass: number) => void },
) {
  let way: Pick<Attempt, "read" | "isVertical" | "scale"> = {
    read: (image, layout) => reader.read(image, layout),
    isVertical,
    scale: 1,
  };
  let passes = 0;
  let tries = 0;
  let isMissing = false;

  async function pass(
    by: typeof way,
    view: PictureView,
    preparation: Preparation,
    layout: Layout,
  ): Promise<Attempt> {
    onPass(passes++);
    const recognition = await by.read(view.seen, layout);
    const score = legibleScore(recognition.page);
    return { ...recognition, ...by, view, preparation, score, across: { paragraphs: [] } };
  }

  /** The same in the other direction, if that's the one that its lines run in. */
  async function otherWay(first: Attempt): Promise<Attempt | null> {
    const { page, view, preparation } = first;
    const isOpen = reader.otherWay && !isMissing && tries < MAX_TRIES;
    if (!isOpen || way.isVertical !== isVertical || !runsOtherWay(page, isVertical)) return null;
    tries += 1;
    const read = await reader.otherWay?.();
    isMissing = !read;
    if (!read) return null;
    const { width, height } = view.image;
    const scale = scaleForOtherWay(page, { isVertical, width, height });
    const other = { read, isVertical: !isVertical, scale };
    const second = withAcross(
      await pass(other, await resized(view, scale), preparation, "page"),
      mapBoxes(linesOfOwnWay(page, isVertical), (box) => resizedBox(box, scale)),
    );
    const isRead = hasWriting(second.page) && pageConfidence(second.page) >= CHANCE_BELOW;
    if (!isRead || second.score <= first.score) return null;
    if (impossibleLines(second.page) > 0) {
      const block = await pass(way, view, preparation, "block");
      if (makesMoreSense(block, second)) return block;
    }
    way = other;
    return second;
  }

  const resized = async (view: PictureView, scale: number) =>
    scale === 1 ? view : reader.resize(view, scale);

  return {
    async read(
      view: PictureView,
      preparation: Preparation,
      layout: Layout = "page",
    ): Promise<Attempt> {
      const first = await pass(way, view, preparation, layout);
      return (layout === "page" && (await otherWay(first))) || first;
    },
    /** The same view in another layout, by the same engine. @param level what it saw, deskewed as it did */
    async readAgain(attempt: Attempt, level: Raster, layout: Layout): Promise<Attempt> {
      onPass(passes++);
      const { page } = await attempt.read(level, layout);
      return { ...attempt, page, score: legibleScore(page) };
    },
    /** A view in the size that the passes are made in by now. @param scale how much it was resized already */
    fit: (view: PictureView, scale = 1) => resized(view, way.scale / scale),
    /** Whether lines seem to run the other way, and what reads those can't be had. */
    isMissing: () => isMissing,
  };
}

/** Whether what one pass took for lines is rather lines than what the other did. */
function makesMoreSense({ page }: Attempt, other: Attempt): boolean {
  const isRead = hasWriting(page) && pageConfidence(page) >= CHANCE_BELOW;
  return isRead && impossibleLines(page) < impossibleLines(other.page);
}

/** With lines that were read in the other direction, in place of what became of them in this one. */
function withAcross(attempt: Attempt, across: RecognizedPage): Attempt {
  const lines = across.paragraphs.flat();
  const page = keepWords(
    attempt.page,
    (word) => !lines.some(({ box }) => isInside(centerOf(word.box), box)),
  );
  return { ...attempt, page, across, score: legibleScore(page) + legibleScore(across) };
}

function resizedBox({ x0, y0, x1, y1 }: PixelBox, scale: number): PixelBox {
  return { x0: x0 * scale, y0: y0 * scale, x1: x1 * scale, y1: y1 * scale };
}
