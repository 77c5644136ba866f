import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Worker } from "tesseract.js";
import { ENGINE_SETTINGS, VERTICAL_ENGINE_SETTINGS } from "@/lib/ocr/engine-settings";
import { isVerticalLanguage, type OcrLanguage, otherWayOf } from "@/lib/ocr/languages";
import { findBubbles } from "@/lib/ocr/pixels/find-bubbles";
import { preparePicture, resizeView, rotateView } from "@/lib/ocr/pixels/prepare-picture";
import { encodePgm } from "@/lib/ocr/pixels/raster";
import { turn } from "@/lib/ocr/pixels/straighten";
import { findTextAreas } from "@/lib/ocr/pixels/text-areas";
import type { Read, Reader } from "@/lib/ocr/reader";
import { toRecognizedPage } from "@/lib/ocr/recognized-page";
import { startTesseract } from "@/lib/pdf/page-recognizer";

/**
 * Creates what `readPicture` reads with, outside of a browser: the same engine and the same rules. The caller closes it.
 *
 * @param folder as for `startTesseract`; lines that run the other way are read if it has the data for them, too
 */
export async function createPictureReader(
  language: OcrLanguage,
  folder?: string,
): Promise<Reader & { close(): Promise<unknown> }> {
  const workers: Worker[] = [];
  const start = async (code: OcrLanguage) => {
    const worker = await startTesseract(code, folder);
    workers.push(worker);
    return readWith(worker, code);
  };
  const other = otherWayOf(language);
  let starting: Promise<Read> | undefined;
  const otherWay = async () => {
    if (!other || !folder || !existsSync(join(folder, `${other}.traineddata.gz`))) return null;
    starting ??= start(other);
    return starting;
  };
  return {
    read: await start(language),
    otherWay: other && otherWay,
    prepare: async (image, corners, isVertical) => preparePicture(image, corners, isVertical),
    rotate: async (view, turns) => rotateView(view, turns),
    resize: async (view, scale) => resizeView(view, scale),
    turn: async (image, radians) => turn(image, radians),
    textAreas: async (image, read) => findTextAreas(image, read),
    bubbles: async (image, words) => findBubbles(image, words),
    close: () => Promise.all(workers.map((worker) => worker.terminate())),
  };
}

function readWith(worker: Worker, language: OcrLanguage): Read {
  const settings = isVerticalLanguage(language) ? VERTICAL_ENGINE_SETTINGS : ENGINE_SETTINGS;
  return async (image, layout) => {
    const { parameters, rotateAuto } = settings[layout];
    await worker.setParameters(parameters);
    const { data } = await worker.recognize(
      Buffer.from(encodePgm(image)),
      { rotateAuto },
      { text: false, blocks: true },
    );
    return { page: toRecognizedPage(data.blocks ?? []), radians: data.rotateRadians ?? 0 };
  };
}
