import type { InferenceSession } from "onnxruntime-node";
import { describe, expect, it } from "vitest";

import { inpaintMask } from "@/lib/vision/inpaint-mask";
import type { Plane, Raster } from "@/lib/vision/raster";

const SIDE = 160;
const GAP = { start: 50, end: 110 };
const GROUND = 120;
const INVENTED = 250;

function isGap(x: number, y: number): boolean {
  return x >= GAP.start && x < GAP.end && y >= GAP.start && y < GAP.end;
}

/** Gray with a grain of ±20. */
function grainyImage(): Raster {
  const rgba = Buffer.alloc(SIDE * SIDE * 4, 255);
  let state = 1;
  for (let at = 0; at < SIDE * SIDE; at += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    rgba.fill(GROUND - 20 + ((state >>> 16) % 41), at * 4, at * 4 + 3);
  }
  return { rgba, width: SIDE, height: SIDE };
}

function gapMask(): Plane {
  const data = new Uint8Array(SIDE * SIDE);
  for (const at of data.keys()) if (isGap(at % SIDE, Math.floor(at / SIDE))) data[at] = 255;
  return { data, width: SIDE, height: SIDE };
}

/**
 * A network that fills smoothly, but hallucinates a bright object in the middle of a hole of more
 * than `most` pixels.
 */
function smoothInpainter(most: number): InferenceSession {
  const run = async ({ image, mask }: Record<string, { data: Uint8Array; dims: number[] }>) => {
    const [, , height = 0, width = 0] = image?.dims ?? [];
    const pixels = width * height;
    const knownMask = mask?.data ?? new Uint8Array();
    const data = Uint8Array.from(image?.data ?? []);
    const wide = knownMask.filter((byte) => byte === 0).length > most;
    for (const [at, known] of knownMask.entries()) {
      const near = Math.hypot((at % width) - width / 2, Math.floor(at / width) - height / 2) < 12;
      const byte = wide && near ? INVENTED : GROUND;
      if (!known) for (const channel of [0, 1, 2]) data[channel * pixels + at] = byte;
    }
    return { result: { data } };
  };
  // Safe: only the session's input and output names and `run` are used.
  return { inputNames: ["image", "mask"], outputNames: ["result"], run } as never;
}

function gapOf({ rgba }: Raster): number[] {
  return [...gapMask().data.entries()].flatMap(([at, byte]) => (byte ? [rgba[at * 4] ?? 0] : []));
}

function deviationOf(values: readonly number[]): number {
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
  return Math.sqrt(values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / values.length);
}

describe("fillMasked", () => {
  it("adds the surrounding grain to a smooth filling and touches nothing else [C-08]", async () => {
    const [image, before] = [grainyImage(), grainyImage()];

    await inpaintMask(image, gapMask(), smoothInpainter(Number.POSITIVE_INFINITY), () => {});

    const [grain, wanted] = [deviationOf(gapOf(image)), deviationOf(gapOf(before))];
    expect(grain).toBeGreaterThan(wanted * 0.5);
    expect(grain).toBeLessThan(wanted * 1.3);
    for (const [at, byte] of gapMask().data.entries()) {
      if (!byte) expect(image.rgba[at * 4]).toBe(before.rgba[at * 4]);
    }
  });

  it("inpaints hallucinations again", async () => {
    const image = grainyImage();

    await inpaintMask(image, gapMask(), smoothInpainter(2_000), () => {});

    expect(Math.max(...gapOf(image))).toBeLessThan(INVENTED - 60);
  });
});
