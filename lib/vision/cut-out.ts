import { AppError } from "@/lib/core/errors";
import { applyMatte } from "@/lib/vision/apply-matte";
import { areaOf } from "@/lib/vision/box";
import { detect } from "@/lib/vision/detect";
import type { VisionJobs } from "@/lib/vision/jobs";
import { predictPortrait, predictSubject } from "@/lib/vision/predict-matte";
import {
  decodeRaster,
  type Plane,
  type Raster,
  readPlane,
  resizePlane,
  writePng,
} from "@/lib/vision/raster";
import { refineMatte } from "@/lib/vision/refine-matte";
import { openSession } from "@/lib/vision/sessions";
import type { JobTools } from "@/lib/workers/serve";

/** A person covering less of the image than this isn't its subject. */
const MIN_PERSON_SHARE = 0.08;
const MIN_PERSON_SCORE = 0.5;
/**
 * IoU above which both networks see the same thing, so it is a portrait; below, the person probably
 * holds or rides something.
 */
const MIN_AGREEMENT = 0.85;

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
  emit("Finding the subject");
  const session = await openSession(input.subject, input.threads);
  const subject = await predictSubject(session, image);
  if (!subject) throw noSubjectError();
  const portrait = await findPortrait(input, image, subject);
  emit("Refining the edges");
  const matte = await refineMatte(image, portrait ?? subject);
  if (!matte.data.some((alpha) => alpha > 127)) throw noSubjectError();
  emit("Removing background color from the edges");
  await applyMatte(image, matte);
  emit("Saving the image");
  await writePng(image, input.output);
  return {
    width: image.width,
    height: image.height,
    usedPortrait: portrait !== undefined,
  };
}

/** MODNet's matte, which is better at hair; undefined unless the image is a plain portrait. */
async function findPortrait(
  { people, threads }: CutOutJob["input"],
  image: Raster,
  subject: Plane,
): Promise<Plane | undefined> {
  if (!people) return undefined;
  const found = await detect(image, people.detector);
  const isAboutPeople = found.some(
    ({ label, score, box }) =>
      label === "person" && score >= MIN_PERSON_SCORE && areaOf(box) >= MIN_PERSON_SHARE,
  );
  if (!isAboutPeople) return undefined;
  const portrait = await predictPortrait(await openSession(people.portrait, threads), image);
  const other = await resizePlane(subject, portrait.width, portrait.height);
  return matteOverlap(portrait, other) >= MIN_AGREEMENT ? portrait : undefined;
}

/** IoU of two mattes of the same dimensions. */
function matteOverlap(one: Plane, other: Plane): number {
  let shared = 0;
  let union = 0;
  for (const [at, byte] of one.data.entries()) {
    const first = byte > 127;
    const second = (other.data[at] ?? 0) > 127;
    if (first && second) shared += 1;
    if (first || second) union += 1;
  }
  return union > 0 ? shared / union : 0;
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
