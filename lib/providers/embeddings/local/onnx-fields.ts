/**
 * Fields of `ModelProto`, `GraphProto`, and `TensorProto`:
 * https://github.com/onnx/onnx/blob/main/onnx/onnx.proto
 */
const GRAPH = 7;
const INITIALIZER = 5;
const TENSOR = { floats: 4, name: 8, raw: 9 };
/** Wire types: https://protobuf.dev/programming-guides/encoding/#structure */
const WIRE = { varint: 0, fixed64: 1, bytes: 2, fixed32: 5 };

/** Returns the bytes of a model's constants by name, as views: what is written to them changes the model. */
export function constantsOf(model: Uint8Array): Map<string, Uint8Array> {
  const constants = new Map<string, Uint8Array>();
  for (const graph of fieldsOf(model)) {
    if (graph.number !== GRAPH) continue;
    for (const { number, bytes } of fieldsOf(graph.bytes)) {
      if (number !== INITIALIZER) continue;
      const fields = [...fieldsOf(bytes)];
      const name = fields.find((one) => one.number === TENSOR.name)?.bytes;
      const values = fields.find(
        (one) => one.number === TENSOR.raw || one.number === TENSOR.floats,
      )?.bytes;
      if (name && values) constants.set(Buffer.from(name).toString("utf8"), values);
    }
  }
  return constants;
}

/** The fields of a message that hold bytes, in order. */
function* fieldsOf(message: Uint8Array): Generator<{ number: number; bytes: Uint8Array }> {
  let at = 0;
  const readVarint = (): number => {
    let value = 0;
    for (let shift = 1; ; shift *= 128) {
      const byte = message[at] ?? 0;
      at += 1;
      value += (byte & 127) * shift;
      if (byte < 128) return value;
    }
  };
  while (at < message.length) {
    const tag = readVarint();
    const wire = tag % 8;
    if (wire === WIRE.varint) readVarint();
    else if (wire === WIRE.fixed64) at += 8;
    else if (wire === WIRE.fixed32) at += 4;
    else if (wire === WIRE.bytes) {
      const length = readVarint();
      yield { number: Math.floor(tag / 8), bytes: message.subarray(at, at + length) };
      at += length;
    } else throw new Error("The model isn't an ONNX file.");
  }
}
