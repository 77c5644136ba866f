import { createHash, randomUUID } from "node:crypto";
import { type FileHandle, open, rename, rm } from "node:fs/promises";

import { align, type GgufTensor, readGgufLayout, writeGgufHead } from "@/lib/models/gguf-layout";
import {
  IQ2_BLOCK_BYTES,
  IQ2_BLOCK_WEIGHTS,
  Q4_BLOCK_BYTES,
  Q4_BLOCK_WEIGHTS,
  requantizeWeights,
} from "@/lib/models/requantize-weights";

/** `ggml_type` numbers of the two formats. */
const IQ2_XXS = 16;
const Q4_0 = 2;
/** Long enough for the header of a small model, vocabulary included. */
const HEAD_BYTES = 8 * 1024 * 1024;

/**
 * Requantizes a GGUF file from 2-bit to 4-bit weights for faster inference; see `requantizeWeights`.
 *
 * The conversion is deterministic, so the result's SHA-256 is known in advance.
 *
 * @param sha256 expected hash of the result, in hex
 * @throws Error when the result doesn't match it; nothing is left at `target`
 */
export async function requantizeGguf(
  source: string,
  target: string,
  sha256: string,
): Promise<void> {
  const input = await open(source);
  const temporary = `${target}.${randomUUID()}.tmp`;
  try {
    const output = await open(temporary, "wx");
    const hash = createHash("sha256");
    try {
      for await (const piece of requantizedPieces(input)) {
        hash.update(piece);
        await output.write(piece);
      }
      await output.sync();
    } finally {
      await output.close();
    }
    const found = hash.digest("hex");
    if (found !== sha256)
      throw new Error(`The requantized model has an unexpected checksum: ${found}.`);
    await rename(temporary, target);
  } finally {
    await input.close();
    await rm(temporary, { force: true });
  }
}

async function* requantizedPieces(input: FileHandle): AsyncGenerator<Buffer> {
  const { size } = await input.stat();
  const head = await readAt(input, 0, Math.min(HEAD_BYTES, size));
  const layout = readGgufLayout(head);
  const sources = [...layout.tensors].sort((a, b) => a.offset - b.offset);
  const ends = [...sources.slice(1).map((tensor) => tensor.offset), size - layout.dataStart];

  let offset = 0;
  const targets: GgufTensor[] = [];
  for (const [index, tensor] of sources.entries()) {
    const isTwoBit = tensor.type === IQ2_XXS;
    targets.push({ ...tensor, offset, type: isTwoBit ? Q4_0 : tensor.type });
    const kept = (ends[index] ?? 0) - tensor.offset;
    offset += align(isTwoBit ? (weightsOf(tensor) / Q4_BLOCK_WEIGHTS) * Q4_BLOCK_BYTES : kept);
  }
  yield writeGgufHead(head, layout, targets);

  for (const [index, tensor] of sources.entries()) {
    const isTwoBit = tensor.type === IQ2_XXS;
    const kept = (ends[index] ?? 0) - tensor.offset;
    const bytes = isTwoBit ? (weightsOf(tensor) / IQ2_BLOCK_WEIGHTS) * IQ2_BLOCK_BYTES : kept;
    const weights = await readAt(input, layout.dataStart + tensor.offset, bytes);
    const piece = isTwoBit ? requantizeWeights(weights) : weights;
    yield piece;
    yield Buffer.alloc(align(piece.length) - piece.length);
  }
}

function weightsOf({ dimensions }: GgufTensor): number {
  return dimensions.reduce((product, size) => product * size, 1);
}

async function readAt(input: FileHandle, position: number, bytes: number): Promise<Buffer> {
  const buffer = Buffer.alloc(bytes);
  const { bytesRead } = await input.read(buffer, 0, bytes, position);
  if (bytesRead !== bytes) throw new Error("The model file is truncated.");
  return buffer;
}
