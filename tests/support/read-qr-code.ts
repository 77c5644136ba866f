import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import sharp from "sharp";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/full";

const WASM = createRequire(import.meta.url).resolve("zxing-wasm/full/zxing_full.wasm");
const ready = readFile(WASM).then((wasm) =>
  prepareZXingModule({
    overrides: { wasmBinary: Uint8Array.from(wasm).buffer },
    fireImmediately: true,
  }),
);

/**
 * Decodes a QR code with a different library than the product's own.
 *
 * @param image PNG or SVG
 * @param size side length in pixels to render at; a PNG of that size isn't rescaled
 */
export async function readQrCode(image: Buffer, size: number): Promise<string | undefined> {
  await ready;
  const { data, info } = await sharp(image)
    .resize(size, size)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = new Uint8ClampedArray(data);
  const { width, height } = info;
  const [code] = await readBarcodes(
    { data: pixels, width, height, colorSpace: "srgb" },
    { formats: ["QRCode"], tryHarder: true, textMode: "Plain" },
  );
  return code?.text;
}
