import { describe, expect, it } from "vitest";

import { addWeights } from "@/lib/providers/embeddings/local/adapted-model";
import { constantsOf } from "@/lib/providers/embeddings/local/onnx-fields";
import { ELEMENT, floats, writeOnnx } from "@/tests/support/tiny-onnx";

/** Two rows of two weights, whose columns are in steps of 0.5 and 0.25. */
function quantized(): Uint8Array {
  return writeOnnx({
    inputs: [],
    outputs: [],
    nodes: [],
    constants: [
      { name: "dense_scale", element: ELEMENT.float, shape: [2], bytes: floats(0.5, 0.25) },
      {
        name: "dense_quantized",
        element: ELEMENT.int8,
        shape: [2, 2],
        bytes: new Uint8Array(Int8Array.of(10, -20, 120, -120).buffer),
      },
    ],
  });
}

function base64(...wholes: number[]): string {
  return Buffer.from(Int8Array.from(wholes).buffer).toString("base64");
}

describe("weights that were trained", () => {
  it("are added to the quantized ones, in steps of their columns", () => {
    const model = quantized();

    // (2, 4) times (3, -1) in tenths: 0.6 and -0.2 in the first row, 1.2 and -0.4 in the second.
    addWeights(model, [{ name: "dense", left: base64(2, 4), right: base64(3, -1), scales: [0.1] }]);

    const weights = constantsOf(model).get("dense_quantized");
    expect([...new Int8Array(weights ?? [])]).toEqual([11, -21, 122, -122]);
  });

  it("stay within what 8 bits hold", () => {
    const model = quantized();

    addWeights(model, [{ name: "dense", left: base64(0, 9), right: base64(9, -9), scales: [1] }]);

    const weights = constantsOf(model).get("dense_quantized");
    expect([...new Int8Array(weights ?? [])]).toEqual([10, -20, 127, -127]);
  });

  it("are refused by another model, and by what is none", () => {
    const added = [{ name: "other", left: base64(1), right: base64(1), scales: [1] }];

    expect(() => addWeights(quantized(), added)).toThrow("The model has no weights other.");
    expect(() => addWeights(Buffer.from("no model at all"), added)).toThrow(
      "The model isn't an ONNX file.",
    );
  });
});
