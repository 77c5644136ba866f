import { AppError } from "@/lib/core/errors";
import { applyMatte } from "@/lib/vision/apply-matte";
import { cutByColor } from "@/lib/vision/cut-by-color";
import { detect } from "@/lib/vision/detect";
import { doubtOfBox } from "@/lib/vision/doubt-of-box";
import { judgeLooks } from "@/lib/vision/doubt-of-looks";
import { choosePortrait, isAboutPeople } from "@/lib/vision/find-portrait";
import { flatBackground } from "@/lib/vision/flat-art";
import { isPartlyHalf } from "@/lib/vision/half-transparent";
import type { VisionJobs } from "@/lib/vision/jobs";
import { keepOnPlain } from "@/lib/vision/keep-on-plain";
import { lookCloser } from "@/lib/vision/look-closer";
import { doubtOf, predictPortrait, predictSubject } from "@/lib/vision/predict-matte";
import {
  decodeRaster,
  type Plane,
  type Raster,
  readPlane,
  resizePlane,
  scaleToFit,
  writePng,
} from "@/lib/vision/raster";
import { refineMatte } from "@/lib/vision/refine-matte";
import type { FoundObject } from "@/lib/vision/regions";
import { openSession } from "@/lib/vision/sessions";
import { settleMatte } from "@/lib/vision/settle-matte";
import type { JobTools } from "@/lib/workers/serve";

/** Longer side of a matte that two looks are joined at, in pixels. */
const MATTE_SIDE = 900;

/**
 * Measured on 25 photographs: 0.01 to 0.4 for clear subjects, also for small ones, of which more is edge; from 0.8 on, parts
 * of the subject were missing or other things were kept.
 */
const MAX_DOUBT = 0.7;
/**
 * Of the box around an animal, a person, or a vehicle. Measured on 180 images: 0.13 at most in good cutouts; 0.34 to 0.71 where an
 * alpaca's back, half of a truck, or a man but for his head was missing.
 */
const MAX_BOX_EXCESS = 0.25;

type CutOutJob = VisionJobs["cutOut"];

/**
 * Removes the background and writes the subject as a PNG with transparency.
 *
 * @throws AppError `unusable` when there is no clear subject
 */
export async function cutOut(
  input: CutOutJob["input"],
  { emit }: JobTools<string>,
): Promise<CutOutJob["output"]> {
  emit("Reading the image");
  const image = await decodeRaster(input.image);
  const byColor = cutPlainly(image);
  if (byColor) {
    emit("Saving the image");
    await writePng(image, input.output);
    const { width, height } = image;
    return { width, height, ...byColor, isUnsure: false, isPartlyHalf: false };
  }
  emit("Finding the subject");
  const session = await openSession(input.subject, input.threads);
  const subject = await predictSubject(session, image);
  if (!subject) throw noSubjectError();
  const found = input.people ? await detect(image, input.people.detector) : [];
  const portrait = await findPortrait(input, image, subject, found);
  const looks = portrait ? undefined : await lookTwice(input, image, subject);
  emit("Refining the edges");
  const seen = portrait?.matte ?? looks?.matte ?? subject;
  const matte = await refineMatte(image, await keepOnPlain(image, seen, portrait !== undefined));
  if (!matte.data.some((alpha) => alpha > 127)) throw noSubjectError();
  emit("Removing background color from the edges");
  await applyMatte(image, matte);
  emit("Saving the image");
  await writePng(image, input.output);
  return {
    width: image.width,
    height: image.height,
    method: portrait ? "portrait" : "subject",
    isOpened: false,
    isPartlyHalf: await isPartlyHalf(matte),
    isUnsure:
      portrait?.isUnsure ??
      (doubtOf(subject) > MAX_DOUBT ||
        looks?.isUnsure === true ||
        doubtOfBox(looks?.matte ?? subject, found) > MAX_BOX_EXCESS),
  };
}

/** Where transparency takes up this share of the border, somebody has cut the subject out before. */
const MIN_CLEAR_BORDER = 0.6;
/** Drawings are smaller; what is larger would take too long pixel by pixel. */
const MAX_DRAWING_PIXELS = 24_000_000;

/** A gap this large, as a share of the image, may as well be a white disk: a letter's counter is smaller. */
const LARGE_GAP_SHARE = 0.01;

/** Cuts out what needs no network: what already is, and drawings on one color. Null for anything else. */
function cutPlainly(image: Raster): Pick<CutOutJob["output"], "method" | "isOpened"> | null {
  if (clearBorderShare(image) >= MIN_CLEAR_BORDER) return { method: "kept", isOpened: false };
  if (image.width * image.height > MAX_DRAWING_PIXELS) return null;
  const background = flatBackground(image);
  if (!background) return null;
  return { method: "color", isOpened: cutByColor(image, background) >= LARGE_GAP_SHARE };
}

function clearBorderShare({ rgba, width, height }: Raster): number {
  let clear = 0;
  let count = 0;
  for (let y = 0; y < height; y += 1) {
    const isEdge = y === 0 || y === height - 1;
    for (let x = 0; x < width; x += isEdge ? 1 : Math.max(1, width - 1)) {
      count += 1;
      if ((rgba[(y * width + x) * 4 + 3] ?? 255) < 16) clear += 1;
    }
  }
  return clear / count;
}

/** MODNet's matte, which is better at hair; undefined unless the image is a portrait. */
async function findPortrait(
  { people, threads }: CutOutJob["input"],
  image: Raster,
  subject: Plane,
  found: readonly FoundObject[],
): Promise<ReturnType<typeof choosePortrait>> {
  if (!people || !isAboutPeople(found)) return undefined;
  const portrait = await predictPortrait(await openSession(people.portrait, threads), image);
  const other = await resizePlane(subject, portrait.width, portrait.height);
  return choosePortrait(portrait, other, found);
}

/** The subject as the whole image and the part around it show it. */
async function lookTwice(
  { subject: weights, threads }: CutOutJob["input"],
  image: Raster,
  subject: Plane,
): Promise<ReturnType<typeof judgeLooks>> {
  const size = scaleToFit(image, MATTE_SIDE);
  const first = await resizePlane(subject, size.width, size.height);
  const session = await openSession(weights, threads);
  const closer = await lookCloser(session, image, subject, size);
  return judgeLooks({ first, closer, settled: await settleMatte(image, first, closer) });
}

function noSubjectError(): AppError {
  return new AppError(
    "unusable",
    "Nothing in this image stands out from the background. Try one with a clear subject.",
  );
}

/** Applies another engine's alpha channel to an image and cleans the edges. */
export async function applyGivenMatte({
  image: file,
  matte,
  output,
}: VisionJobs["applyMatte"]["input"]): Promise<VisionJobs["applyMatte"]["output"]> {
  const image = await decodeRaster(file);
  const { width, height } = image;
  const alpha = await resizePlane(await readPlane(matte, "alpha"), width, height);
  await applyMatte(image, alpha);
  await writePng(image, output);
  return { width, height };
}
