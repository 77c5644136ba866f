/** A tensor's entry in a GGUF header. */
export type GgufTensor = {
  name: string;
  dimensions: number[];
  /** Quantization format, as a `ggml_type` number. */
  type: number;
  /** Bytes from `dataStart`. */
  offset: number;
};

/** Where the parts of a GGUF file are, in bytes. */
export type GgufLayout = {
  /** The raw metadata key-value pairs, in bytes [start, end). */
  pairs: { count: number; start: number; end: number };
  tensors: GgufTensor[];
  /** Offset of the tensor data. */
  dataStart: number;
};

/** Byte alignment of tensors; the default of `general.alignment`. */
export const GGUF_ALIGNMENT = 32;

const STRING = 8;
const ARRAY = 9;
/** Size in bytes of each fixed-size metadata value type, by its GGUF number. */
const VALUE_BYTES: Record<number, number> = {
  0: 1,
  1: 1,
  2: 2,
  3: 2,
  4: 4,
  5: 4,
  6: 4,
  7: 1,
  10: 8,
  11: 8,
  12: 8,
};

/**
 * Parses the header of a GGUF version 3 file.
 *
 * https://github.com/ggml-org/ggml/blob/master/docs/gguf.md
 *
 * @param head the start of the file, long enough to hold the whole header
 * @throws Error when it isn't a GGUF file
 * @throws RangeError when `head` is too short
 */
export function readGgufLayout(head: Buffer): GgufLayout {
  if (head.toString("latin1", 0, 4) !== "GGUF") throw new Error("This isn't a GGUF file.");
  let at = 8;
  const uint32 = () => {
    at += 4;
    return head.readUInt32LE(at - 4);
  };
  const uint64 = () => {
    at += 8;
    return Number(head.readBigUInt64LE(at - 8));
  };
  const string = () => {
    const length = uint64();
    at += length;
    return head.toString("utf8", at - length, at);
  };
  const skipValue = (type: number): void => {
    if (type === STRING) string();
    else if (type === ARRAY) {
      const elementType = uint32();
      for (let left = uint64(); left > 0; left -= 1) skipValue(elementType);
    } else at += VALUE_BYTES[type] ?? 0;
  };

  const tensorCount = uint64();
  const pairCount = uint64();
  const pairsStart = at;
  for (let left = pairCount; left > 0; left -= 1) {
    string();
    skipValue(uint32());
  }
  const pairs = { count: pairCount, start: pairsStart, end: at };
  const tensors = Array.from({ length: tensorCount }, () => {
    const name = string();
    const dimensions = Array.from({ length: uint32() }, uint64);
    return { name, dimensions, type: uint32(), offset: uint64() };
  });
  return { pairs, tensors, dataStart: align(at) };
}

/** Builds a GGUF header with the source's metadata and the given tensors, padded to the alignment. */
export function writeGgufHead(source: Buffer, layout: GgufLayout, tensors: GgufTensor[]): Buffer {
  const head = Buffer.concat([
    source.subarray(0, 8),
    uint64Bytes(tensors.length),
    uint64Bytes(layout.pairs.count),
    source.subarray(layout.pairs.start, layout.pairs.end),
    ...tensors.flatMap(({ name, dimensions, type, offset }) => [
      uint64Bytes(Buffer.byteLength(name)),
      Buffer.from(name),
      uint32Bytes(dimensions.length),
      ...dimensions.map(uint64Bytes),
      uint32Bytes(type),
      uint64Bytes(offset),
    ]),
  ]);
  return Buffer.concat([head, Buffer.alloc(align(head.length) - head.length)]);
}

/** Rounds up to the next multiple of the alignment. */
export function align(bytes: number): number {
  return Math.ceil(bytes / GGUF_ALIGNMENT) * GGUF_ALIGNMENT;
}

function uint32Bytes(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function uint64Bytes(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}
