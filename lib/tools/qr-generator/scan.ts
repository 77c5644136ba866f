import "server-only";

import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

import type { ScanChecks } from "@/lib/tools/qr-generator/contract";
import { decodeTwoColorPng, type TwoColorImage } from "@/lib/tools/qr-generator/two-color-png";

/** Standard deviation of the blur in modules; half a module is an out-of-focus photo. */
const BLUR_MODULES = 0.5;
/** The minimum that sharp accepts. */
const MIN_BLUR_PIXELS = 0.3;

let ready: Promise<unknown> | undefined;

/**
 * Loads the reader once, from the installed package; by default it would fetch it from a public
 * CDN.
 */
function loadReader(): Promise<unknown> {
  ready ??= readFile(
    path.join(
      /* turbopackIgnore: true */ process.cwd(),
      "node_modules/zxing-wasm/dist/reader/zxing_reader.wasm",
    ),
  ).then((wasm) =>
    prepareZXingModule({
      overrides: { wasmBinary: Uint8Array.from(wasm).buffer },
      fireImmediately: true,
    }),
  );
  ready.catch(() => {
    ready = undefined;
  });
  return ready;
}

/**
 * Tries to read a code, and compares the result with `text`.
 *
 * @param image PNG or SVG
 * @param harder also as a phone might see it: small, blurred, and rotated
 * @param isTwoColor it's a PNG of the two-color encoder
 * @param modulePixels pixels per module side, so that the blur is equally strong at every size
 * @param pause called before each reading; may reject to end them
 */
export async function scanCode(
  image: Buffer,
  code: { text: string; size: number; modulePixels: number; isTwoColor: boolean; harder: boolean },
  pause: () => Promise<void> | undefined,
): Promise<ScanChecks> {
  const { text, size, modulePixels, isTwoColor, harder } = code;
  await loadReader();
  await pause();
  if (!harder && isTwoColor)
    return { plain: (await readText(sampleBits(decodeTwoColorPng(image), modulePixels))) === text };
  const opened = sharp(image).resize(size, size);
  if (!harder) return { plain: (await readText(await samplesOf(opened, modulePixels))) === text };

  const pixels = await pixelsOf(opened);
  await pause();
  const plain = (await readText(pixels)) === text;
  const { data, width, height } = pixels;
  const open = () => sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  const reads = async (seen: Sharp) => {
    const seenPixels = await pixelsOf(seen);
    await pause();
    return (await readText(seenPixels)) === text;
  };
  const half = Math.round(size / 2);
  return {
    plain,
    half: await reads(open().resize(half, half)),
    blurred: await reads(open().blur(Math.max(MIN_BLUR_PIXELS, modulePixels * BLUR_MODULES))),
    rotated: await reads(open().rotate(90)),
  };
}

/** Pixels that are read of a module's side, where it has more: what a camera sees of a code. */
const SAMPLES = 4;

/** Every few RGBA pixels of an image with large modules: reading all of them takes many times as long. */
async function samplesOf(image: Sharp, modulePixels: number) {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  // A copy, because four-byte numbers can't begin anywhere.
  const pixels = new Uint32Array(Uint8Array.from(data).buffer);
  return sample(info.width, modulePixels, (x, y) => pixels[y * info.width + x] ?? 0);
}

function sampleBits({ size, lines, colors }: TwoColorImage, modulePixels: number) {
  const shades = new Uint32Array(
    Uint8Array.from(colors.flatMap((channels) => [...channels, 255])).buffer,
  );
  const bitAt = (x: number, y: number) => ((lines[y]?.[x >> 3] ?? 0) >> (7 - (x & 7))) & 1;
  return sample(size, modulePixels, (x, y) => shades[bitAt(x, y)] ?? 0);
}

/** @param pixelAt four bytes, as they lie in memory */
function sample(width: number, modulePixels: number, pixelAt: (x: number, y: number) => number) {
  const step = Math.max(1, modulePixels / SAMPLES);
  const side = Math.floor(width / step);
  const samples = new Uint32Array(side * side);
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1)
      samples[row * side + column] = pixelAt(Math.floor(column * step), Math.floor(row * step));
  }
  return { data: new Uint8ClampedArray(samples.buffer), width: side, height: side };
}

/** RGBA pixels, as canvases have them. */
async function pixelsOf(image: Sharp) {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { buffer, byteOffset, length } = data;
  const { width, height } = info;
  return { data: new Uint8ClampedArray(buffer, byteOffset, length), width, height };
}

async function readText(pixels: Awaited<ReturnType<typeof pixelsOf>>): Promise<string | undefined> {
  const [code] = await readBarcodes(
    { ...pixels, colorSpace: "srgb" },
    { formats: ["QRCode"], maxNumberOfSymbols: 1, textMode: "Plain", tryInvert: false },
  );
  return code?.isValid ? code.text : undefined;
}
