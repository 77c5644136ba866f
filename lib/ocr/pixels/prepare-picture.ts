import { evenLight } from "@/lib/ocr/pixels/even-light";
import { findPageCorners } from "@/lib/ocr/pixels/find-page-corners";
import { type Corners, isWholeImage, WHOLE_IMAGE } from "@/lib/ocr/pixels/projection";
import { type Raster, shrink } from "@/lib/ocr/pixels/raster";
import { areaSize, straighten } from "@/lib/ocr/pixels/straighten";
import { recognitionSize } from "@/lib/ocr/recognition-size";

/** One way to look at a picture. */
export type PictureView = {
  /** As people see it. */
  image: Raster;
  /** As the engine is given it, and in even light: gray, of the same size. */
  seen: Raster;
  even: Raster;
};

/** Other ways to look at a picture than as it is. */
export type PreparedPicture = {
  /** Of that page. */
  corners: Corners | null;
  /** The page in it alone, straightened, in even light; null when it has none. */
  straight: PictureView | null;
  /** All of it in even light. */
  even: PictureView;
  /** Whether even light changes much. */
  isUneven: boolean;
};

/**
 * Looks for a page and evens the light.
 *
 * @param corners of the page, when a person set them; those of the image itself when there is none to look for
 * @param isVertical whether its lines run from top to bottom
 */
export function preparePicture(
  image: Raster,
  corners?: Corners,
  isVertical = false,
): PreparedPicture {
  const set = corners ?? findPageCorners(image);
  const found = set && isWholeImage(set) ? null : set;
  const page =
    found && straighten(image, found, recognitionSize(areaSize(image, found), isVertical));
  const { image: even, isNeeded } = evenLight(image);
  return {
    corners: found,
    straight: page && evenView(page, evenLight(page).image),
    even: evenView(image, even),
    isUneven: isNeeded,
  };
}

function evenView(image: Raster, even: Raster): PictureView {
  return { image, seen: even, even };
}

/** A copy in clockwise quarter turns. */
export function rotateView({ image, seen, even }: PictureView, turns: number): PictureView {
  return { image: rotate(image, turns), seen: rotate(seen, turns), even: rotate(even, turns) };
}

/** A smaller or larger copy. */
export function resizeView({ image, seen, even }: PictureView, scale: number): PictureView {
  return { image: resize(image, scale), seen: resize(seen, scale), even: resize(even, scale) };
}

function resize(image: Raster, scale: number): Raster {
  const [width, height] = [image.width, image.height].map((side) => Math.round(side * scale));
  if (scale > 1 && width && height) return straighten(image, WHOLE_IMAGE, { width, height });
  return shrink(image, scale * Math.max(image.width, image.height));
}

function rotate(image: Raster, turns: number): Raster {
  if (turns === 0) return image;
  const { width, height, channels, data } = rotate(image, turns - 1);
  const out = new Uint8ClampedArray(data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const to = (x * height + height - 1 - y) * channels;
      const from = (y * width + x) * channels;
      for (let channel = 0; channel < channels; channel++)
        out[to + channel] = data[from + channel] ?? 0;
    }
  }
  return { width: height, height: width, channels, data: out };
}
