import { constantsOf } from "@/lib/providers/embeddings/local/onnx-fields";

/** What training added to a layer's quantized weights: the product of two narrow matrices. */
export type AddedWeights = {
  /** Name of the weights; those of its scales end in "_scale", one per column. */
  name: string;
  /** `rows × rank` whole numbers from -127 to 127, row by row, Base64. */
  left: string;
  /** `rank × columns` of the same kind. */
  right: string;
  /** What the product of each pair is multiplied by; one for each of `rank`. */
  scales: readonly number[];
};

/** Adds trained weights to a model that is quantized to 8 bits. Changes `model`. */
export function addWeights(model: Uint8Array, added: readonly AddedWeights[]): void {
  const constants = constantsOf(model);
  for (const one of added) {
    const weights = constants.get(`${one.name}_quantized`);
    const scales = constants.get(`${one.name}_scale`);
    if (!weights || !scales) throw new Error(`The model has no weights ${one.name}.`);
    addTo(weights, scales, one);
  }
}

function addTo(
  weights: Uint8Array,
  columnScales: Uint8Array,
  { left, right, scales }: AddedWeights,
) {
  const rank = scales.length;
  const [a, b] = [toWholes(left), toWholes(right)];
  const columns = b.length / rank;
  const perStep = new DataView(columnScales.buffer, columnScales.byteOffset);
  const whole = new Int8Array(weights.buffer, weights.byteOffset, weights.length);
  const row = new Float32Array(columns);
  for (let start = 0; start < whole.length; start += columns) {
    row.fill(0);
    for (let step = 0; step < rank; step += 1) {
      const factor = (a[(start / columns) * rank + step] ?? 0) * (scales[step] ?? 0);
      for (let column = 0; column < columns; column += 1)
        row[column] = (row[column] ?? 0) + factor * (b[step * columns + column] ?? 0);
    }
    for (let column = 0; column < columns; column += 1) {
      const steps = (row[column] ?? 0) / perStep.getFloat32(column * 4, true);
      const sum = Math.round((whole[start + column] ?? 0) + steps);
      whole[start + column] = Math.min(127, Math.max(-127, sum));
    }
  }
}

function toWholes(base64: string): Int8Array {
  return new Int8Array(Buffer.from(base64, "base64"));
}
