import type { WorkerParams } from "tesseract.js";

import type { Layout } from "@/lib/ocr/reader";

type Settings = { parameters: Partial<WorkerParams>; rotateAuto: boolean };

/** Tesseract's page segmentation, by its number. */
function settings(mode: number, rotateAuto: boolean, letters = ""): Settings {
  return {
    rotateAuto,
    parameters: {
      // Safe: the library's type of this parameter is an enum of these very strings.
      tessedit_pageseg_mode: String(mode) as NonNullable<WorkerParams["tessedit_pageseg_mode"]>,
      tessedit_char_whitelist: letters,
      // Set, so that it doesn't guess and log a warning.
      user_defined_dpi: "300",
    },
  };
}

/** What the engine is told for each way to look at an image. Only whole pages are deskewed. */
export const ENGINE_SETTINGS: Record<Layout, Settings> = {
  page: settings(3, true),
  sparse: settings(11, true),
  block: settings(6, false),
  figures: settings(6, false, "0123456789.,-€$£"),
};

/** The same for lines that run from top to bottom, which the engine deskews the wrong way. */
export const VERTICAL_ENGINE_SETTINGS: Record<Layout, Settings> = {
  ...ENGINE_SETTINGS,
  page: settings(3, false),
  sparse: settings(11, false),
  block: settings(5, false),
};
