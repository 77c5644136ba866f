import { createHash } from "node:crypto";
import { type InferenceSession, Tensor } from "onnxruntime-node";
import { intersectionOverUnion } from "@/lib/vision/box";
import type { SegmenterFiles } from "@/lib/vision/jobs";
import { fillHoles } from "@/lib/vision/mask";
import {
  type Plane,
  type Raster,
  readPlane,
  resizePlane,
  rgbAt,
  scaleToFit,
} from "@/lib/vision/raster";
import type { BoundingBox, MaskTarget } from "@/lib/vision/regions";
import { openSession } from "@/lib/vision/sessions";
import { floatsOf, IMAGENET, toFloatTensor } from "@/lib/vision/tensor";

/**
 * Longer side of an outline in pixels. The network predicts at 256 and its edges are smooth, so
 * more adds nothing.
 */
export const OUTLINE_SIDE = 1_024;
/** SAM 2's input is a square of this side. */
const MODEL_SIDE = 1_024;
/** Side of the masks it predicts, and of the mask prompt. */
const MASK_SIDE = 256;
/** SAM 2's labels for prompt points. */
const LABEL = { outside: 0, inside: 1, boxStart: 2, boxEnd: 3 };
/**
 * Among masks with a predicted IoU this close to the best, a click means the largest: the cup, not
 * its handle.
 */
const IOU_TOLERANCE = 0.08;
/** Maps logits to bytes, so that upscaling finds the edge with sub-pixel accuracy. */
const LOGIT_STEP = 16;
const EDGE = 128;

/** The encoder's features of the last image, for the next click on it. */
let cachedFeatures: { digest: string; features: InferenceSession.OnnxValueMapType } | undefined;

/**
 * Segments the target with SAM 2, or uses the given mask. https://arxiv.org/abs/2408.00714
 *
 * @returns 255 inside and 0 outside; longer side at most `OUTLINE_SIDE`, all 0 when nothing was
 *   found
 */
export async function segment(
  image: Raster,
  target: MaskTarget,
  files: SegmenterFiles,
  threads: number,
): Promise<Plane> {
  const size = scaleToFit(image, OUTLINE_SIDE);
  if ("mask" in target) return threshold(await givenMask(target.mask, size));
  const features = await encode(image, files.encoder, threads);
  const decoder = await openSession(files.decoder, threads);
  if ("points" in target) return draw(decoder, features, pointsPrompt(target.points), size);
  const whole: Plane = { data: new Uint8Array(size.width * size.height), ...size };
  for (const box of target.boxes) {
    const one = await draw(decoder, features, boxPrompt(box), size);
    for (const [at, byte] of one.data.entries()) if (byte) whole.data[at] = 255;
  }
  return whole;
}

async function givenMask(file: string, { width, height }: { width: number; height: number }) {
  return resizePlane(await readPlane(file, "brightness"), width, height);
}

async function encode(image: Raster, encoder: string, threads: number) {
  const rgb = await rgbAt(image, MODEL_SIDE, MODEL_SIDE);
  const digest = createHash("sha256").update(rgb).digest("base64");
  if (cachedFeatures?.digest === digest) return cachedFeatures.features;
  const session = await openSession(encoder, threads);
  const size = { width: MODEL_SIDE, height: MODEL_SIDE };
  const [input = ""] = session.inputNames;
  const features = await session.run({ [input]: toFloatTensor(rgb, size, IMAGENET) });
  cachedFeatures = { digest, features };
  return features;
}

type Prompt = {
  coordinates: number[];
  labels: number[];
  /** Picks the mask that fits the prompt best, by its geometry and predicted IoU. */
  choose: (candidates: readonly MaskCandidate[]) => MaskCandidate | undefined;
};

type MaskCandidate = {
  logits: Float32Array;
  predictedIou: number;
  box: BoundingBox;
  share: number;
};

function boxPrompt(box: BoundingBox): Prompt {
  return {
    coordinates: [box.left, box.top, box.right, box.bottom],
    labels: [LABEL.boxStart, LABEL.boxEnd],
    // Predicted IoU alone sometimes prefers an inner part, such as a cup's rim.
    choose: (candidates) =>
      best(
        candidates,
        (candidate) => candidate.predictedIou * intersectionOverUnion(candidate.box, box),
      ),
  };
}

function pointsPrompt(points: readonly { x: number; y: number; inside: boolean }[]): Prompt {
  return {
    coordinates: points.flatMap(({ x, y }) => [x, y]),
    labels: points.map(({ inside }) => (inside ? LABEL.inside : LABEL.outside)),
    choose: (candidates) => {
      if (points.length > 1) {
        // Honoring every point matters more than the predicted IoU.
        return best(
          candidates,
          (candidate) => satisfiedPoints(candidate, points) + candidate.predictedIou,
        );
      }
      const most = Math.max(...candidates.map(({ predictedIou }) => predictedIou));
      const good = candidates.filter(({ predictedIou }) => predictedIou >= most - IOU_TOLERANCE);
      return best(good, ({ share }) => share);
    },
  };
}

/** Number of points on the correct side of the outline. */
function satisfiedPoints(
  { logits }: MaskCandidate,
  points: readonly { x: number; y: number; inside: boolean }[],
): number {
  const sourcePosition = (share: number) =>
    Math.min(MASK_SIDE - 1, Math.max(0, Math.floor(share * MASK_SIDE)));
  const isDrawn = ({ x, y }: { x: number; y: number }) =>
    (logits[sourcePosition(y) * MASK_SIDE + sourcePosition(x)] ?? 0) > 0;
  return points.filter((point) => isDrawn(point) === point.inside).length;
}

async function draw(
  decoder: InferenceSession,
  features: InferenceSession.OnnxValueMapType,
  prompt: Prompt,
  size: { width: number; height: number },
): Promise<Plane> {
  const count = prompt.labels.length;
  const coordinates = Float32Array.from(prompt.coordinates, (share) => share * MODEL_SIDE);
  const side = MASK_SIDE;
  const outputs = await decoder.run({
    ...features,
    point_coords: new Tensor("float32", coordinates, [1, count, 2]),
    point_labels: new Tensor("float32", Float32Array.from(prompt.labels), [1, count]),
    mask_input: new Tensor("float32", new Float32Array(side * side), [1, 1, side, side]),
    has_mask_input: new Tensor("float32", Float32Array.of(0), [1]),
  });
  const drawn = prompt.choose(readCandidates(outputs));
  if (!drawn) return { data: new Uint8Array(size.width * size.height), ...size };
  const bytes = Uint8Array.from(drawn.logits, (logit) =>
    Math.max(0, Math.min(255, EDGE + logit * LOGIT_STEP)),
  );
  const large = await resizePlane(
    { data: bytes, width: side, height: side },
    size.width,
    size.height,
  );
  const mask = threshold(large);
  fillHoles(mask);
  return mask;
}

function readCandidates(outputs: InferenceSession.OnnxValueMapType): MaskCandidate[] {
  const logits = floatsOf(outputs, "masks");
  const predictedIous = floatsOf(outputs, "iou_predictions");
  const pixels = MASK_SIDE * MASK_SIDE;
  return Array.from({ length: Math.floor(logits.length / pixels) }, (_, index) => {
    const one = logits.subarray(index * pixels, (index + 1) * pixels);
    return { logits: one, predictedIou: predictedIous[index] ?? 0, ...measure(one) };
  }).filter(({ share }) => share > 0);
}

/** Bounds of a mask and the share of the image it covers. */
function measure(logits: Float32Array): { box: BoundingBox; share: number } {
  const box = { left: 1, top: 1, right: 0, bottom: 0 };
  let count = 0;
  for (const [at, logit] of logits.entries()) {
    if (logit <= 0) continue;
    count += 1;
    const x = at % MASK_SIDE;
    const y = (at - x) / MASK_SIDE;
    box.left = Math.min(box.left, x / MASK_SIDE);
    box.right = Math.max(box.right, (x + 1) / MASK_SIDE);
    box.top = Math.min(box.top, y / MASK_SIDE);
    box.bottom = Math.max(box.bottom, (y + 1) / MASK_SIDE);
  }
  return { box, share: count / logits.length };
}

function best(
  candidates: readonly MaskCandidate[],
  score: (candidate: MaskCandidate) => number,
): MaskCandidate | undefined {
  return candidates.toSorted((one, other) => score(other) - score(one))[0];
}

function threshold({ data, width, height }: Plane): Plane {
  return { data: Uint8Array.from(data, (byte) => (byte >= EDGE ? 255 : 0)), width, height };
}
