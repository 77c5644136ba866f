import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { InferenceSession } from "onnxruntime-node";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fillHole } from "@/lib/vision/fill-elsewhere";
import { inpaintMask } from "@/lib/vision/inpaint-mask";
import type { Area } from "@/lib/vision/mask";
import { decodeRaster, type Plane, planeToPng, type Raster, writePng } from "@/lib/vision/raster";

const SIDE = 120;
const OBJECT: Area = { left: 40, top: 40, right: 80, bottom: 80 };
const SHEET: Area = { left: 0, top: 0, right: 60, bottom: SIDE };
const NEIGHBOR: Area = { left: 95, top: 95, right: 115, bottom: 115 };
const [RED, BLUE, GREEN] = [
  [200, 30, 30, 255],
  [30, 60, 200, 255],
  [60, 180, 90, 255],
];

/** Areas of one color each, on nothing. */
function drawn(...areas: (readonly [Area, readonly number[] | undefined])[]): Raster {
  const rgba = Buffer.alloc(SIDE * SIDE * 4);
  for (const [area, color = []] of areas) for (const at of pixelsOf(area)) rgba.set(color, at * 4);
  return { rgba, width: SIDE, height: SIDE };
}

function pixelsOf({ left, top, right, bottom }: Area): number[] {
  const pixels: number[] = [];
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) pixels.push(y * SIDE + x);
  return pixels;
}

/** The object and three pixels around it. */
function objectMask(): Plane {
  const { left, top, right, bottom } = OBJECT;
  const grown = { left: left - 3, top: top - 3, right: right + 3, bottom: bottom + 3 };
  const data = new Uint8Array(SIDE * SIDE);
  for (const at of pixelsOf(grown)) data[at] = 255;
  return { data, width: SIDE, height: SIDE };
}

/** A network that fills with the mean of all it knows. */
function meanInpainter(): InferenceSession {
  const run = async ({ image, mask }: Record<string, { data: Uint8Array; dims: number[] }>) => {
    const [, , height = 0, width = 0] = image?.dims ?? [];
    const data = Uint8Array.from(image?.data ?? []);
    const known = mask?.data ?? new Uint8Array();
    for (const channel of [0, 1, 2]) {
      const plane = data.subarray(channel * width * height, (channel + 1) * width * height);
      const seen = plane.filter((_, at) => known[at]);
      const mean = seen.reduce((sum, byte) => sum + byte, 0) / seen.length;
      for (const [at, byte] of known.entries()) if (!byte) plane[at] = mean;
    }
    return { result: { data } };
  };
  // Safe: only the session's input and output names and `run` are used.
  return { inputNames: ["image", "mask"], outputNames: ["result"], run } as never;
}

const at = ({ rgba }: Raster, x: number, y: number) => [
  ...rgba.subarray((y * SIDE + x) * 4, (y * SIDE + x) * 4 + 4),
];

describe("a removal from a transparent image", () => {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "inpaint-transparent-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it("leaves nothing of an object that stands alone, and its neighbor as it is", async () => {
    const image = drawn([OBJECT, BLUE], [NEIGHBOR, GREEN]);

    await inpaintMask(image, objectMask(), meanInpainter(), () => {});

    const visible = pixelsOf({ left: 0, top: 0, right: SIDE, bottom: SIDE }).filter(
      (pixel) => image.rgba[pixel * 4 + 3] !== 0,
    );
    expect(visible).toEqual(pixelsOf(NEIGHBOR));
    expect(at(image, 100, 100)).toEqual(GREEN);
  });

  it("fills what lies on something opaque, in its color, and clears what lies beyond", async () => {
    const image = drawn([SHEET, RED], [OBJECT, BLUE]);

    await inpaintMask(image, objectMask(), meanInpainter(), () => {});

    expect(at(image, 45, 60)).toEqual(RED);
    expect(at(image, 57, 60)).toEqual(RED);
    expect(at(image, 75, 60)[3]).toBe(0);
  });

  it("fills what was half transparent on something opaque", async () => {
    const all = { left: 0, top: 0, right: SIDE, bottom: SIDE };
    const image = drawn([all, RED], [OBJECT, [30, 60, 200, 120]]);

    await inpaintMask(image, objectMask(), meanInpainter(), () => {});

    expect(at(image, 60, 60)).toEqual(RED);
  });

  it("takes the silhouette from a filling by an engine elsewhere, too", async () => {
    const [image, mask, filling, output] = ["image", "mask", "filling", "output"].map((name) =>
      join(folder, `${name}.png`),
    ) as [string, string, string, string];
    const area = { left: 20, top: 20, right: 100, bottom: 100 };
    await writePng(drawn([OBJECT, BLUE]), image);
    await writePng(drawn([{ left: 0, top: 0, right: SIDE, bottom: SIDE }, RED]), filling);
    await writeFile(mask, await planeToPng(objectMask()));

    await fillHole({ image, mask, area, filling, output });

    const made = await decodeRaster(output);
    expect(made.rgba.every((byte, index) => index % 4 !== 3 || byte === 0)).toBe(true);
  });
});
