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

/** Whether a language's lines run from top to bottom. */
export function isVerticalLanguage(code: OcrLanguage): boolean {
  return code.endsWith("_vert");
}
