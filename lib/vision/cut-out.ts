import { AppError } from "@/lib/core/errors";
import { areaOf } from "@/lib/vision/box";
import { applyMatte } from "@/lib/vision/decontaminate";
import { detect } from "@/lib/vision/detect";
import type { VisionJobs } from "@/lib/vision/jobs";
import { predictPortrait, predictSubject } from "@/lib/vision/predict-matte";
import {
  openPicture,
  type Picture,
  type Plane,
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

type CutOut = VisionJobs["cutOut"];

/**
 * Removes the background and writes the subject as a PNG with transparency.
 *
 * @throws AppError `unusable` when there is no clear subject
 */
export async function cutOut(
  input: CutOut["input"],
  { emit }: JobTools<string>,
): Promise<CutOut["output"]> {
  emit("Reading the image");
  const picture = await openPicture(input.picture);
  emit("Finding the subject");
  const session = await openSession(input.subject, input.threads);
  const subject = await predictSubject(session, picture);
  if (!subject) throw nothingStandsOut();
  const portrait = await findPortrait(input, picture, subject);
  emit("Refining the edges");
  const matte = await refineMatte(picture, portrait ?? subject);
  if (!matte.data.some((alpha) => alpha > 127)) throw nothingStandsOut();
  emit("Cleaning background color off the edges");
  await applyMatte(picture, matte);
  emit("Saving the image");
  await writePng(picture, input.output);
  return {
    width: picture.width,
    height: picture.height,
    usedPortrait: portrait !== undefined,
  };
}

/** MODNet's matte, which is better at hair; undefined unless the image is a plain portrait. */
async function findPortrait(
  { people, threads }: CutOut["input"],
  picture: Picture,
  subject: Plane,
): Promise<Plane | undefined> {
  if (!people) return undefined;
  const found = await detect(picture, people.detector);
  const isAboutPeople = found.some(
    ({ label, score, box }) =>
      label === "person" && score >= MIN_PERSON_SCORE && areaOf(box) >= MIN_PERSON_SHARE,
  );
  if (!isAboutPeople) return undefined;
  const portrait = await predictPortrait(await openSession(people.portrait, threads), picture);
  const other = await resizePlane(subject, portrait.width, portrait.height);
  return agreement(portrait, other) >= MIN_AGREEMENT ? portrait : undefined;
}

/** IoU of two mattes of the same dimensions. */
function agreement(one: Plane, other: Plane): number {
  let shared = 0;
  let joint = 0;
  for (const [at, byte] of one.data.entries()) {
    const first = byte > 127;
    const second = (other.data[at] ?? 0) > 127;
    if (first && second) shared += 1;
    if (first || second) joint += 1;
  }
  return joint > 0 ? shared / joint : 0;
}

function nothingStandsOut(): AppError {
  return new AppError(
    "unusable",
    "Nothing in this image stands out from the background. Try one with a clear subject.",
  );
}

/** Applies another engine's alpha channel to an image and cleans the edges. */
export async function applyGivenMatte({
  picture: file,
  matte,
  output,
}: VisionJobs["applyMatte"]["input"]): Promise<VisionJobs["applyMatte"]["output"]> {
  const picture = await openPicture(file);
  const { width, height } = picture;
  const alpha = await resizePlane(await readPlane(matte, "alpha"), width, height);
  await applyMatte(picture, alpha);
  await writePng(picture, output);
  return { width, height };
}
