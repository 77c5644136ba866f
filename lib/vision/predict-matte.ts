import type { InferenceSession } from "onnxruntime-node";

import { type Plane, type Raster, rgbAt } from "@/lib/vision/raster";
import { floatsOf, IMAGENET, MINUS_ONE_TO_ONE, toFloatTensor } from "@/lib/vision/tensor";

/** U²-Net's input is a square of this side: https://arxiv.org/abs/2005.09007 */
const SUBJECT_SIDE = 320;
/**
 * MODNet's input has a shorter side of about this, in multiples of 32:
 * https://arxiv.org/abs/2011.11961
 */
const PORTRAIT_SIDE = 512;
const PORTRAIT_STEP = 32;
const MAX_PORTRAIT_SIDE = 1_536;
/** A maximum below this is noise; normalizing it would conjure up a subject. */
const MIN_ANSWER = 0.25;

/**
 * Predicts the subject's matte with U²-Net: 255 is subject, 320 × 320.
 *
 * @returns undefined when nothing stands out
 */
export async function predictSubject(
  session: InferenceSession,
  image: Raster,
): Promise<Plane | undefined> {
  const size = { width: SUBJECT_SIDE, height: SUBJECT_SIDE };
  const rgb = await rgbAt(image, size.width, size.height);
  let brightest = 1;
  for (const byte of rgb) if (byte > brightest) brightest = byte;
  const [input = ""] = session.inputNames;
  const outputs = await session.run({ [input]: toFloatTensor(rgb, size, IMAGENET, brightest) });
  const answer = floatsOf(outputs, session.outputNames[0]);
  let lowest = Number.POSITIVE_INFINITY;
  let highest = Number.NEGATIVE_INFINITY;
  for (const score of answer) {
    if (score < lowest) lowest = score;
    if (score > highest) highest = score;
  }
  if (highest < MIN_ANSWER || highest - lowest < MIN_ANSWER) return undefined;
  return { data: toBytes(answer, lowest, highest), ...size };
}

/** Bytes of a subject's matte above which a pixel surely belongs to it, and from which it may. */
const SURE = 200;
const MAYBE = 25;

/**
 * How much of a matte may belong to the subject beside what surely does: under 0.5 for a clear subject, whose soft edge is
 * all that may; over 1 where the network wavers between several things.
 */
export function doubtOf({ data }: Plane): number {
  let [sure, maybe] = [0, 0];
  for (const byte of data) {
    if (byte > SURE) sure += 1;
    else if (byte > MAYBE) maybe += 1;
  }
  return sure > 0 ? maybe / sure : Number.POSITIVE_INFINITY;
}

/**
 * Predicts the matte of people, hair included, with MODNet: 255 is person; at the network's
 * resolution.
 */
export async function predictPortrait(session: InferenceSession, image: Raster): Promise<Plane> {
  const scale = Math.min(
    PORTRAIT_SIDE / Math.min(image.width, image.height),
    MAX_PORTRAIT_SIDE / Math.max(image.width, image.height),
  );
  const stepped = (side: number) =>
    Math.max(PORTRAIT_STEP, Math.round((side * scale) / PORTRAIT_STEP) * PORTRAIT_STEP);
  const size = { width: stepped(image.width), height: stepped(image.height) };
  const rgb = await rgbAt(image, size.width, size.height);
  const [input = ""] = session.inputNames;
  const outputs = await session.run({ [input]: toFloatTensor(rgb, size, MINUS_ONE_TO_ONE) });
  return { data: toBytes(floatsOf(outputs, session.outputNames[0]), 0, 1), ...size };
}

function toBytes(scores: Float32Array, lowest: number, highest: number): Uint8Array {
  const bytes = new Uint8Array(scores.length);
  const scale = 255 / (highest - lowest);
  for (const [index, score] of scores.entries()) {
    bytes[index] = Math.max(0, Math.min(255, Math.round((score - lowest) * scale)));
  }
  return bytes;
}
