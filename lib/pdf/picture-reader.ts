import { ENGINE_SETTINGS, VERTICAL_ENGINE_SETTINGS } from "@/lib/ocr/engine-settings";
import { isVerticalLanguage, type OcrLanguage } from "@/lib/ocr/languages";
import { findBubbles } from "@/lib/ocr/pixels/find-bubbles";
import { preparePicture, rotateView } from "@/lib/ocr/pixels/prepare-picture";
import { encodePgm } from "@/lib/ocr/pixels/raster";
import { turn } from "@/lib/ocr/pixels/straighten";
import { findTextAreas } from "@/lib/ocr/pixels/text-areas";
import type { Reader } from "@/lib/ocr/reader";
import { toRecognizedPage } from "@/lib/ocr/recognized-page";
import { startTesseract } from "@/lib/pdf/page-recognizer";

/**
 * Creates what `readPicture` reads with, outside of a browser: the same engine and the same rules. The caller closes it.
 *
 * @param folder as for `startTesseract`
 */
export async function createPictureReader(
  language: OcrLanguage,
  folder?: string,
): Promise<Reader & { close(): Promise<unknown> }> {
  const worker = await startTesseract(language, folder);
  const settings = isVerticalLanguage(language) ? VERTICAL_ENGINE_SETTINGS : ENGINE_SETTINGS;
  return {
    async read(image, layout) {
      const { parameters, rotateAuto } = settings[layout];
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
    bubbles: async (image, words) => findBubbles(image, words),
    close: () => worker.terminate(),
  };
}
