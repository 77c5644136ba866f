import { createHash } from "node:crypto";
import { type InferenceSession, Tensor } from "onnxruntime-node";
import type { SegmenterFiles } from "@/lib/vision/jobs";
import { type Raster, rgbAt } from "@/lib/vision/raster";
import type { BoundingBox, Point } from "@/lib/vision/regions";
import { openSession } from "@/lib/vision/sessions";
import { floatsOf, IMAGENET, toFloatTensor } from "@/lib/vision/tensor";

/** SAM 2's input is a square of this side. */
const MODEL_SIDE = 1_024;
/** Side of the masks it predicts, and of the mask prompt. */
export const MASK_SIDE = 256;
/** SAM 2's labels for prompt points. */
const LABEL = { outside: 0, inside: 1, boxStart: 2, boxEnd: 3 };

/** A point of a prompt; `inside` says that the spot belongs to the object. */
export type PromptPoint = Point & { inside: boolean };

/** What SAM 2 is asked to outline: points, a box, or points in a box. */
export type Prompt = { points: readonly PromptPoint[]; box?: BoundingBox | undefined };

/** One of the masks that SAM 2 offers for a prompt. */
export type MaskCandidate = {
  /** `MASK_SIDE` squared; positive inside. */
  logits: Float32Array;
  predictedIou: number;
  box: BoundingBox;
  /** Of the image, 0 to 1. */
  share: number;
};

/** Outlines what a prompt names in one image. */
export type Segmenter = (prompt: Prompt) => Promise<MaskCandidate[]>;

/** The encoder's features of the last image, for the next click on it. */
let cachedFeatures: { digest: string; features: InferenceSession.OnnxValueMapType } | undefined;

/** Encodes an image for SAM 2, unless it was the last one. https://arxiv.org/abs/2408.00714 */
export async function openSegmenter(
  image: Raster,
  files: SegmenterFiles,
  threads: number,
): Promise<Segmenter> {
  const features = await encode(image, files.encoder, threads);
  const decoder = await openSession(files.decoder, threads);
  return async (prompt) => readCandidates(await decoder.run({ ...features, ...feedsOf(prompt) }));
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

function feedsOf({ points, box }: Prompt): InferenceSession.OnnxValueMapType {
  const corners = box ? [box.left, box.top, box.right, box.bottom] : [];
  const shares = [...corners, ...points.flatMap(({ x, y }) => [x, y])];
  const labels = [
    ...(box ? [LABEL.boxStart, LABEL.boxEnd] : []),
    ...points.map(({ inside }) => (inside ? LABEL.inside : LABEL.outside)),
  ];
  const coordinates = Float32Array.from(shares, (share) => share * MODEL_SIDE);
  const side = MASK_SIDE;
  return {
    point_coords: new Tensor("float32", coordinates, [1, labels.length, 2]),
    point_labels: new Tensor("float32", Float32Array.from(labels), [1, labels.length]),
    mask_input: new Tensor("float32", new Float32Array(side * side), [1, 1, side, side]),
    has_mask_input: new Tensor("float32", Float32Array.of(0), [1]),
  };
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
