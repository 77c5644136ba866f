/**
 * Languages OCR can read. English is bundled; the others are downloaded once, through our own
 * server, when chosen. `bytes` is the size of the browser's download.
 */
export const OCR_LANGUAGES = [
  { code: "eng", label: "English", bytes: 2_952_873 },
  { code: "deu", label: "German", bytes: 1_333_102 },
  { code: "fra", label: "French", bytes: 707_406 },
  { code: "spa", label: "Spanish", bytes: 2_100_190 },
  { code: "ita", label: "Italian", bytes: 1_660_998 },
  { code: "por", label: "Portuguese", bytes: 1_392_239 },
  { code: "nld", label: "Dutch", bytes: 3_005_696 },
  { code: "jpn", label: "Japanese", bytes: 2_030_256 },
  { code: "jpn_vert", label: "Japanese (vertical)", bytes: 2_022_755 },
  { code: "chi_sim", label: "Chinese (Simplified)", bytes: 1_718_768 },
] as const;

/** A Tesseract language code. */
export type OcrLanguage = (typeof OCR_LANGUAGES)[number]["code"];

/** Looks up a language by its Tesseract code; undefined when it isn't offered. */
export function ocrLanguage(code: string) {
  return OCR_LANGUAGES.find((language) => language.code === code);
}

const VERTICAL = "_vert";

/** Whether a language's lines run from top to bottom. */
export function isVerticalLanguage(code: OcrLanguage): boolean {
  return code.endsWith(VERTICAL);
}

/** The same language with lines that run the other way; undefined where we read it in one way only. */
export function otherWayOf(code: OcrLanguage): OcrLanguage | undefined {
  const other = isVerticalLanguage(code) ? code.slice(0, -VERTICAL.length) : `${code}${VERTICAL}`;
  return OCR_LANGUAGES.find((language) => language.code === other)?.code;
}

/** How the lines of a language run, as the page calls it. */
export function lineWay(code: OcrLanguage): string {
  return isVerticalLanguage(code) ? "from top to bottom" : "from left to right";
}

/** That an image was read in another language than the one chosen. */
export function readOtherWay(code: OcrLanguage): string {
  const label = ocrLanguage(code)?.label;
  return `The lines in this image run ${lineWay(code)}, so it was read as ${label}.`;
}

/** Why an image isn't read: the data for its lines, `code`, can't be had. */
export function missingWay(code: OcrLanguage, remedy: string): string {
  const label = ocrLanguage(code)?.label;
  return `The lines in this image seem to run ${lineWay(code)}. They have to be read as ${label}, and the data for that couldn't be loaded. ${remedy}`;
}
