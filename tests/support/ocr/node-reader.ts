import { join } from "node:path";
import sharp from "sharp";
import { createWorker, OEM } from "tesseract.js";

import { ENGINE_SETTINGS } from "@/lib/ocr/engine-settings";
import { preparePicture, rotateView } from "@/lib/ocr/pixels/prepare-picture";
import { encodePgm, type Raster } from "@/lib/ocr/pixels/raster";
import { turn } from "@/lib/ocr/pixels/straighten";
import { findTextAreas } from "@/lib/ocr/pixels/text-areas";
import type { Reader } from "@/lib/ocr/reader";
import { recognitionSize } from "@/lib/ocr/recognition-size";
import { toRecognizedPage } from "@/lib/ocr/recognized-page";

/** An English reader outside of a browser: the same engine and the same rules, all in this process. */
export async function createNodeReader(): Promise<Reader & { close(): Promise<unknown> }> {
  const worker = await createWorker("eng", OEM.LSTM_ONLY, {
    langPath: join(process.cwd(), "node_modules/@tesseract.js-data/eng/4.0.0_best_int"),
    gzip: true,
    cacheMethod: "none",
  });
  return {
    async read(image, layout) {
      const { parameters, rotateAuto } = ENGINE_SETTINGS[layout];
      await worker.setParameters(parameters);
      const { data } = await worker.recognize(
        Buffer.from(encodePgm(image)),
        { rotateAuto },
        { text: false, blocks: true },
      );
      return { page: toRecognizedPage(data.blocks ?? []), radians: data.rotateRadians ?? 0 };
    },
    prepare: async (image, corners, isVertical) => preparePicture(image, corners, isVertical),
    rotate: async (view, turns) => rotateView(view, turns),
    turn: async (image, radians) => turn(image, radians),
    textAreas: async (image, read) => findTextAreas(image, read),
    close: () => worker.terminate(),
  };
}

/** A file as the browser draws it for the engine. */
export async function decodePicture(file: Buffer): Promise<Raster> {
  const { width, height } = await sharp(file).metadata();
  const { data, info } = await sharp(file)
    .flatten({ background: "white" })
    .resize({ ...recognitionSize({ width, height }), fit: "fill" })
    .ensureAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: 4, data };
}
