import { Tensor } from "onnxruntime-node";

/** A network's input normalization: `(byte / scale - mean) / deviation`. */
export type Normalization = {
  mean: readonly [number, number, number];
  deviation: readonly [number, number, number];
};

/** ImageNet's channel means and standard deviations, which most vision networks are trained with. */
export const IMAGENET: Normalization = {
  mean: [0.485, 0.456, 0.406],
  deviation: [0.229, 0.224, 0.225],
};

/** Maps bytes to -1 to 1. */
export const MINUS_ONE_TO_ONE: Normalization = {
  mean: [0.5, 0.5, 0.5],
  deviation: [0.5, 0.5, 0.5],
};

/**
 * Converts interleaved RGB bytes into a normalized float tensor of shape [1, 3, height, width].
 *
 * @param brightest the byte that counts as 1
 */
export function toFloatTensor(
  rgb: Uint8Array,
  { width, height }: { width: number; height: number },
  { mean, deviation }: Normalization,
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
 * Returns the floats of an output.
 *
 * @throws Error when the network has no such output or it isn't `float32`
 */
export function floatsOf(outputs: Record<string, Tensor>, name: string | undefined): Float32Array {
  const data = name === undefined ? undefined : outputs[name]?.data;
  if (data instanceof Float32Array) return data;
  throw new Error(`The network returned no floats as ${name}.`);
}
