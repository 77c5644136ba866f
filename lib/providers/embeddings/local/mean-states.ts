import { type InferenceSession, Tensor } from "onnxruntime-node";

import { largest } from "@/lib/core/extremes";

/** Word pieces of a text, or of two: those of the second begin at `second`. */
export type Pieces = { ids: readonly number[]; second?: number };

/**
 * Reads several texts at once: for each, the mean of what the model's last layer says about its pieces.
 *
 * @returns `floats` holds `size` floats per text, in order
 */
export async function meanStates(
  session: InferenceSession,
  texts: readonly Pieces[],
): Promise<{ floats: Float32Array; size: number }> {
  const width = largest(texts.map(({ ids }) => ids.length));
  const shape = [texts.length, width];
  const ids = new BigInt64Array(texts.length * width);
  const mask = new BigInt64Array(ids.length);
  const types = new BigInt64Array(ids.length);
  for (const [row, { ids: pieces, second = pieces.length }] of texts.entries()) {
    for (const [column, piece] of pieces.entries()) {
      ids[row * width + column] = BigInt(piece);
      mask[row * width + column] = 1n;
      types[row * width + column] = column < second ? 0n : 1n;
    }
  }
  const { last_hidden_state: hidden } = await session.run({
    input_ids: new Tensor("int64", ids, shape),
    attention_mask: new Tensor("int64", mask, shape),
    token_type_ids: new Tensor("int64", types, shape),
  });
  if (!(hidden?.data instanceof Float32Array)) throw new Error("The model returned no vectors.");
  const size = hidden.dims[2] ?? 0;
  const floats = new Float32Array(texts.length * size);
  for (const [row, { ids: pieces }] of texts.entries()) {
    const states = hidden.data.subarray(row * width * size, (row * width + pieces.length) * size);
    floats.set(mean(states, size), row * size);
  }
  hidden.dispose();
  return { floats, size };
}

function mean(states: Float32Array, size: number): Float32Array {
  const sum = new Float32Array(size);
  for (let at = 0; at < states.length; at += 1) {
    sum[at % size] = (sum[at % size] ?? 0) + (states[at] ?? 0);
  }
  return sum.map((float) => (float * size) / states.length);
}
