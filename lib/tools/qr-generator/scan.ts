import "server-only";

import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

import type { ScanChecks } from "@/lib/tools/qr-generator/contract";

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
 * @param isGray it has no colors, so that its pixels needn't become such
 * @param modulePixels pixels per module side, so that the blur is equally strong at every size
 * @param pause called between readings; may reject to end them
 */
export async function scanCode(
  image: Buffer,
  code: { text: string; size: number; modulePixels: number; isGray: boolean; harder: boolean },
  pause?: () => Promise<void> | undefined,
): Promise<ScanChecks> {
  const { text, size, modulePixels, isGray, harder } = code;
  await loadReader();
  const opened = sharp(image).resize(size, size);
  if (!harder) {
    const seen = isGray ? sharp(image).toColourspace("b-w") : opened;
    return { plain: (await readText(await samplesOf(seen, modulePixels))) === text };
  }

  const pixels = await pixelsOf(opened);
  const plain = (await readText(pixels)) === text;
  const { data, width, height } = pixels;
  const open = () => sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  const reads = async (seen: Sharp) => {
    const seenPixels = await pixelsOf(seen);
    await pause?.();
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
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const step = Math.max(1, modulePixels / SAMPLES);
  const side = Math.floor(info.width / step);
  const samples = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let at = 0; at < side * side; at += 1) {
    const [x, y] = [Math.floor((at % side) * step), Math.floor(Math.floor(at / side) * step)];
    const from = (y * info.width + x) * info.channels;
    const channels = info.channels < 3 ? [0, 0, 0] : [0, 1, 2];
    for (const [to, channel] of channels.entries())
      samples[at * 4 + to] = data[from + channel] ?? 0;
  }
  return { data: samples, width: side, height: side };
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
