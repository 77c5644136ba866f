import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { KnownFile, ModelFile } from "@/lib/models/catalog";
import { engines } from "@/lib/providers";
import { createLocalVision } from "@/lib/providers/vision/local";
import type { VisionPort } from "@/lib/providers/vision/port";
import { VISION_MODELS, type VisionModel } from "@/lib/vision/weights";
import { ELEMENT, floats, writeOnnx } from "@/tests/support/tiny-onnx";

/** Gray value that the inpainting model fills with. */
export const FILL = 100;
/** Where the detector finds a cat, in every image. */
export const CAT_BOX = { left: 0.25, top: 0.25, right: 0.5, bottom: 0.5 };

const { float, uint8, bool } = ELEMENT;

/** Segmentation model: bright pixels are the subject. */
function subjectModel(shape: readonly (number | string)[]): Uint8Array {
  const [batch = 1, , height = "h", width = "w"] = shape;
  return writeOnnx({
    inputs: [{ name: "input.1", element: float, shape }],
    outputs: [{ name: "matte", element: float, shape: [batch, 1, height, width] }],
    nodes: [
      {
        op: "ReduceMean",
        inputs: ["input.1"],
        outputs: ["matte"],
        attributes: { axes: [1], keepdims: 1 },
      },
    ],
  });
}

function encoderModel(): Uint8Array {
  const features = [
    { name: "high_res_feats_0", pool: 4, side: 256 },
    { name: "high_res_feats_1", pool: 8, side: 128 },
    { name: "image_embed", pool: 16, side: 64 },
  ];
  return writeOnnx({
    inputs: [{ name: "image", element: float, shape: [1, 3, 1024, 1024] }],
    outputs: features.map(({ name, side }) => ({
      name,
      element: float,
      shape: [1, 3, side, side],
    })),
    nodes: features.map(({ name, pool }) => ({
      op: "AveragePool",
      inputs: ["image"],
      outputs: [name],
      attributes: { kernel_shape: [pool, pool], strides: [pool, pool] },
    })),
  });
}

/** SAM decoder: segments bright pixels, wherever the points are. */
function decoderModel(): Uint8Array {
  const input = (name: string, shape: readonly (number | string)[]) => ({
    name,
    element: float,
    shape,
  });
  return writeOnnx({
    inputs: [
      input("image_embed", [1, 3, 64, 64]),
      input("high_res_feats_0", [1, 3, 256, 256]),
      input("high_res_feats_1", [1, 3, 128, 128]),
      input("point_coords", [1, "points", 2]),
      input("point_labels", [1, "points"]),
      input("mask_input", [1, 1, 256, 256]),
      input("has_mask_input", [1]),
    ],
    outputs: [
      { name: "masks", element: float, shape: [1, 1, 256, 256] },
      { name: "iou_predictions", element: float, shape: [1, 1] },
    ],
    constants: [
      { name: "threshold", element: float, shape: [1], bytes: floats(1) },
      { name: "opinion", element: float, shape: [1, 1], bytes: floats(0.9) },
    ],
    nodes: [
      {
        op: "ReduceMean",
        inputs: ["high_res_feats_0"],
        outputs: ["brightness"],
        attributes: { axes: [1], keepdims: 1 },
      },
      { op: "Sub", inputs: ["brightness", "threshold"], outputs: ["masks"] },
      { op: "Identity", inputs: ["opinion"], outputs: ["iou_predictions"] },
    ],
  });
}

/** Inpainting model: fills with a single gray. */
function inpainterModel(): Uint8Array {
  return writeOnnx({
    inputs: [
      { name: "image", element: uint8, shape: [1, 3, "h", "w"] },
      { name: "mask", element: uint8, shape: [1, 1, "h", "w"] },
    ],
    outputs: [{ name: "result", element: uint8, shape: [1, 3, "h", "w"] }],
    constants: [{ name: "gray", element: uint8, shape: [1], bytes: Uint8Array.of(FILL) }],
    nodes: [
      { op: "Cast", inputs: ["mask"], outputs: ["keep"], attributes: { to: bool } },
      { op: "Where", inputs: ["keep", "image", "gray"], outputs: ["result"] },
    ],
  });
}

const CAT_CATEGORY = 17;
const CATEGORIES = 90;

/** Detector: a TensorFlow.js graph that always returns the same box. */
function detectorModel(): { topology: Uint8Array; weights: Uint8Array } {
  const scores = Array.from({ length: CATEGORIES }, (_, at) => (at === CAT_CATEGORY - 1 ? 0.9 : 0));
  const { top, left, bottom, right } = CAT_BOX;
  const constant = (name: string) => ({ name, op: "Const", attr: { dtype: { type: "DT_FLOAT" } } });
  const copy = (name: string, input: string) => ({ name, op: "Identity", input: [input] });
  const size = (...sizes: number[]) => ({
    shape: { dim: sizes.map((one) => ({ size: String(one) })) },
  });
  const description = {
    modelTopology: {
      node: [
        {
          name: "picture",
          op: "Placeholder",
          attr: { dtype: { type: "DT_INT32" }, shape: size(1, -1, -1, 3) },
        },
        constant("scores_constant"),
        constant("boxes_constant"),
        copy("scores", "scores_constant"),
        copy("boxes", "boxes_constant"),
      ],
      library: {},
      versions: {},
    },
    signature: {
      inputs: { image: { name: "picture:0" } },
      outputs: { scores: { name: "scores:0" }, boxes: { name: "boxes:0" } },
    },
    weightsManifest: [
      {
        paths: ["tiny.bin"],
        weights: [
          { name: "scores_constant", shape: [1, 1, CATEGORIES], dtype: "float32" },
          { name: "boxes_constant", shape: [1, 1, 4], dtype: "float32" },
        ],
      },
    ],
  };
  return {
    topology: Buffer.from(JSON.stringify(description)),
    weights: floats(...scores, top, left, bottom, right),
  };
}

/** Writes the models to a folder, except `missing` ones, and returns a catalog of all of them. */
function writeModels(modelsDir: string, missing: readonly VisionModel[]) {
  const keep = (name: VisionModel, file: string, bytes: Uint8Array): KnownFile => {
    if (!missing.includes(name)) writeFileSync(path.join(modelsDir, file), bytes);
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    return { file, bytes: bytes.length, sha256 };
  };
  const model = (name: VisionModel, bytes: Uint8Array, companionFiles?: Uint8Array): ModelFile => {
    const { companionFiles: _, ...known } = { companionFiles: undefined, ...VISION_MODELS[name] };
    const second = companionFiles && keep(name, `${name}-2`, companionFiles);
    const part = { package: "none@1.0.0", path: "none", bytes: 0, archiveBytes: 100 };
    return {
      ...known,
      ...keep(name, name, bytes),
      parts: [part],
      ...(second ? { companionFiles: [{ ...second, part }] } : {}),
    };
  };
  const detector = detectorModel();
  return {
    subjectSmall: model("subjectSmall", subjectModel([1, 3, 320, 320])),
    subject: model("subject", subjectModel([1, 3, 320, 320])),
    portrait: model("portrait", subjectModel(["n", 3, "h", "w"])),
    detector: model("detector", detector.weights, detector.topology),
    segmenter: model("segmenter", encoderModel(), decoderModel()),
    inpainter: model("inpainter", inpainterModel()),
  };
}

/**
 * The local vision engine with models of a few hundred bytes. Their predictions are trivial, but the worker,
 * runtimes, masks and pixels are real.
 *
 * @param options.missing models that aren't installed and can't be downloaded
 */
export function createTinyVision(options: { missing?: readonly VisionModel[] } = {}): VisionPort {
  const modelsDir = mkdtempSync(path.join(tmpdir(), "atelier-vision-"));
  mkdirSync(modelsDir, { recursive: true });
  const models = writeModels(modelsDir, options.missing ?? []);
  return createLocalVision({ modelsDir, models, fetchWeights: false, timeoutMs: 60_000 });
}

/** Makes the routes use the tiny models too. Returns a function that undoes it. */
export function installTinyVision(
  options: { missing?: readonly VisionModel[] } = {},
): () => Promise<void> {
  const vision = createTinyVision(options);
  engines.vision.set(vision);
  return async () => {
    engines.vision.set(undefined);
    await vision.close();
  };
}
