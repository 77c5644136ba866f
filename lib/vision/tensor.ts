import { Tensor } from "onnxruntime-node";

/** How a network was trained to see numbers: `(byte / scale - mean) / deviation`. */
export type Normalisation = {
  mean: readonly [number, number, number];
  deviation: readonly [number, number, number];
};

/** Means and deviations of ImageNet, which most vision networks are trained with. */
export const IMAGENET: Normalisation = {
  mean: [0.485, 0.456, 0.406],
  deviation: [0.229, 0.224, 0.225],
};

/** -1 to 1. */
export const SIGNED: Normalisation = { mean: [0.5, 0.5, 0.5], deviation: [0.5, 0.5, 0.5] };

/** Pixels of three bytes as one plane of floats a channel, in a batch of one. */
export function toFloatTensor(
  rgb: Uint8Array,
  { width, height }: { width: number; height: number },
  { mean, deviation }: Normalisation,
  brightest = 255,
): Tensor {
  const pixels = width * height;
  const floats = new Float32Array(3 * pixels);
  for (let channel = 0; channel < 3; channel += 1) {
    const scale = 1 / (brightest * (deviation[channel] ?? 1));
    const shift = (mean[channel] ?? 0) / (deviation[channel] ?? 1);
    const start = channel * pixels;
    for (let pixel = 0; pixel < pixels; pixel += 1) {
      floats[start + pixel] = (rgb[pixel * 3 + channel] ?? 0) * scale - shift;
    }
  }
  return new Tensor("float32", floats, [1, 3, height, width]);
}

/**
 * The floats of an output.
 *
 * @throws Error when the network has no such output or another type
 */
export function floatsOf(outputs: Record<string, Tensor>, name: string | undefined): Float32Array {
  const data = name === undefined ? undefined : outputs[name]?.data;
  if (data instanceof Float32Array) return data;
  throw new Error(`The network gave no floats as ${name}.`);
}
