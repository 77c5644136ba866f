/** ONNX tensor element types (`TensorProto.DataType`). */
export const ELEMENT = { float: 1, uint8: 2, int8: 3, int64: 7, bool: 9 } as const;

type Element = (typeof ELEMENT)[keyof typeof ELEMENT];

/** A tensor's name, element type and shape; a string is a dimension known only at run time. */
export type TensorInfo = { name: string; element: Element; shape: readonly (number | string)[] };

export type Node = {
  op: string;
  inputs: readonly string[];
  outputs: readonly string[];
  /** Integers or lists of integers. */
  attributes?: Record<string, number | readonly number[]>;
};

type Constant = { name: string; element: Element; shape: readonly number[]; bytes: Uint8Array };

/**
 * Serializes a network as ONNX, with only the protobuf fields a runtime requires.
 *
 * https://github.com/onnx/onnx/blob/main/onnx/onnx.proto
 */
export function writeOnnx(network: {
  inputs: readonly TensorInfo[];
  outputs: readonly TensorInfo[];
  nodes: readonly Node[];
  constants?: readonly Constant[];
}): Uint8Array {
  const graph = Buffer.concat([
    ...network.nodes.map((node) => message(1, writeNode(node))),
    text(2, "tiny"),
    ...(network.constants ?? []).map((constant) => message(5, writeConstant(constant))),
    ...network.inputs.map((input) => message(11, writeInfo(input))),
    ...network.outputs.map((output) => message(12, writeInfo(output))),
  ]);
  const operators = Buffer.concat([text(1, ""), whole(2, 13)]);
  return Buffer.concat([whole(1, 8), message(7, graph), message(8, operators)]);
}

export function floats(...numbers: number[]): Uint8Array {
  return new Uint8Array(Float32Array.from(numbers).buffer);
}

function writeNode({ op, inputs, outputs, attributes = {} }: Node): Buffer {
  return Buffer.concat([
    ...inputs.map((name) => text(1, name)),
    ...outputs.map((name) => text(2, name)),
    text(4, op),
    ...Object.entries(attributes).map(([name, given]) => message(5, writeAttribute(name, given))),
  ]);
}

const ATTRIBUTE = { whole: 2, wholes: 7 };

function writeAttribute(name: string, given: number | readonly number[]): Buffer {
  const values =
    typeof given === "number"
      ? [whole(3, given), whole(20, ATTRIBUTE.whole)]
      : [...given.map((one) => whole(8, one)), whole(20, ATTRIBUTE.wholes)];
  return Buffer.concat([text(1, name), ...values]);
}

function writeConstant({ name, element, shape, bytes }: Constant): Buffer {
  return Buffer.concat([
    ...shape.map((size) => whole(1, size)),
    whole(2, element),
    text(8, name),
    message(9, Buffer.from(bytes)),
  ]);
}

function writeInfo({ name, element, shape }: TensorInfo): Buffer {
  const sizes = shape.map((size) =>
    message(1, typeof size === "number" ? whole(1, size) : text(2, size)),
  );
  const tensor = Buffer.concat([whole(1, element), message(2, Buffer.concat(sizes))]);
  return Buffer.concat([text(1, name), message(2, message(1, tensor))]);
}

function whole(field: number, value: number): Buffer {
  return Buffer.concat([varint(field << 3), varint(value)]);
}

function message(field: number, content: Buffer): Buffer {
  return Buffer.concat([varint((field << 3) | 2), varint(content.length), content]);
}

function text(field: number, value: string): Buffer {
  return message(field, Buffer.from(value));
}

/** Protobuf varint: seven bits per byte, least significant first. */
function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
  return Buffer.from([...bytes, rest]);
}
