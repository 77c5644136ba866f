import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { setWasmPaths } from "@tensorflow/tfjs-backend-wasm";
import { type GraphModel, loadGraphModel } from "@tensorflow/tfjs-converter";
import { ready, setBackend, tensor } from "@tensorflow/tfjs-core";
import sharp from "sharp";
import { intersectionOverUnion, toParentBox } from "@/lib/vision/box";
import type { DetectorFiles } from "@/lib/vision/jobs";
import { OBJECT_LABELS } from "@/lib/vision/labels";
import { dimensionsOf, type Raster, rgbAt, scaleToFit } from "@/lib/vision/raster";
import type { BoundingBox, FoundObject } from "@/lib/vision/regions";

/** The network downscales its input to 300 × 300 anyway; anything larger than this is wasted work. */
const MAX_SIDE = 640;
const MIN_SCORE = 0.3;
/** Boxes with the same label and a higher IoU than this are one object. */
const MAX_OVERLAP = 0.5;
/** IDs missing from COCO's 90 categories; the detector was trained with the gaps. */
const UNUSED_CATEGORIES = new Set([12, 26, 29, 30, 45, 66, 68, 69, 71, 83]);
const CATEGORIES = 90;

const LABEL_OF_CATEGORY = labelCategories();

let detector: { weights: string; model: Promise<GraphModel> } | undefined;

/**
 * Finds objects with COCO-SSD (minimum score 0.3), most confident first.
 *
 * @param wanted a label from `OBJECT_LABELS`; if the full image yields none, overlapping quarters
 *   are searched as well, because small objects vanish at 300 pixels
 */
export async function detect(
  image: Raster,
  files: DetectorFiles,
  wanted?: string,
): Promise<FoundObject[]> {
  const model = await loadDetector(files);
  const found = await runDetector(model, image);
  if (!wanted || found.some(({ label }) => label === wanted)) return found;
  for (const quarter of overlappingQuarters()) {
    const inside = await runDetector(model, await crop(image, quarter));
    found.push(...inside.map((object) => ({ ...object, box: toParentBox(quarter, object.box) })));
  }
  return nonMaximumSuppression(found);
}

async function loadDetector({ topology, weights }: DetectorFiles): Promise<GraphModel> {
  if (detector?.weights === weights) return detector.model;
  const folder = path.dirname(
    createRequire(import.meta.url).resolve("@tensorflow/tfjs-backend-wasm"),
  );
  setWasmPaths(`${folder}/`);
  await setBackend("wasm");
  await ready();
  const load = async () => {
    const description = JSON.parse(await readFile(topology, "utf8"));
    const bytes = await readFile(weights);
    return {
      modelTopology: description.modelTopology,
      signature: description.signature,
      weightSpecs: description.weightsManifest.flatMap(
        (group: { weights: unknown[] }) => group.weights,
      ),
      weightData: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
    };
  };
  detector = { weights, model: loadGraphModel({ load }) };
  return detector.model;
}

async function runDetector(model: GraphModel, image: Raster): Promise<FoundObject[]> {
  const { width, height } = scaleToFit(image, MAX_SIDE);
  const rgb = await rgbAt(image, width, height);
  const input = tensor(Int32Array.from(rgb), [1, height, width, 3], "int32");
  const outputs = await model.executeAsync(input);
  const [scores, boxes] = Array.isArray(outputs) ? outputs : [outputs];
  try {
    if (!scores || !boxes) throw new Error("The detector returned no boxes.");
    return nonMaximumSuppression(readObjects(await scores.data(), await boxes.data()));
  } finally {
    for (const one of [input, scores, boxes]) one?.dispose();
  }
}

function readObjects(scores: ArrayLike<number>, boxes: ArrayLike<number>): FoundObject[] {
  const objects: FoundObject[] = [];
  for (let index = 0; index * CATEGORIES < scores.length; index += 1) {
    let best = 0;
    const scoreOf = (category: number) => scores[index * CATEGORIES + category] ?? 0;
    for (let category = 1; category < CATEGORIES; category += 1) {
      if (scoreOf(category) > scoreOf(best)) best = category;
    }
    const label = LABEL_OF_CATEGORY[best + 1];
    if (!label || scoreOf(best) < MIN_SCORE) continue;
    const side = (offset: number) => Math.max(0, Math.min(1, boxes[index * 4 + offset] ?? 0));
    const box = { top: side(0), left: side(1), bottom: side(2), right: side(3) };
    objects.push({ label, score: scoreOf(best), box });
  }
  return objects;
}

function nonMaximumSuppression(objects: readonly FoundObject[]): FoundObject[] {
  const kept: FoundObject[] = [];
  for (const object of objects.toSorted((one, other) => other.score - one.score)) {
    const same = (other: FoundObject) =>
      other.label === object.label && intersectionOverUnion(other.box, object.box) > MAX_OVERLAP;
    if (!kept.some(same)) kept.push(object);
  }
  return kept;
}

/** Four overlapping quarters, so that an object on the seam is whole in one of them. */
function overlappingQuarters(): BoundingBox[] {
  const halves = [
    [0, 0.6],
    [0.4, 1],
  ] as const;
  return halves.flatMap(([top, bottom]) =>
    halves.map(([left, right]) => ({ left, top, right, bottom })),
  );
}

async function crop(image: Raster, part: BoundingBox): Promise<Raster> {
  const left = Math.floor(part.left * image.width);
  const top = Math.floor(part.top * image.height);
  const width = Math.max(1, Math.floor((part.right - part.left) * image.width));
  const height = Math.max(1, Math.floor((part.bottom - part.top) * image.height));
  const rgba = await sharp(image.rgba, { raw: { ...dimensionsOf(image), channels: 4 } })
    .extract({ left, top, width, height })
    .raw()
    .toBuffer();
  return { rgba, width, height };
}

function labelCategories(): (string | undefined)[] {
  const names = [...OBJECT_LABELS];
  return Array.from({ length: CATEGORIES + 1 }, (_, category) =>
    category === 0 || UNUSED_CATEGORIES.has(category) ? undefined : names.shift(),
  );
}
