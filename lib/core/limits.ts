import { publicEnv } from "@/lib/core/public-env";

/** Limits on user input, shared by browser and server. */
const DEFAULT_LIMITS = {
  topicCharacters: 500,
  notesCharacters: 20_000,
  /** Of an article that its owner edits. */
  articleCharacters: 100_000,
  /** Of a selected passage that a model rewrites. */
  passageCharacters: 8_000,
  keywordCharacters: 200,
  imageDescriptionCharacters: 2_000,
  objectCharacters: 50,
  questionCharacters: 2_000,
  videoUrlCharacters: 2_048,
  ocrTextCharacters: 200_000,
  transcriptCharacters: 300_000,
  newsletterEmailCharacters: 254,
  contactNameCharacters: 100,
  contactMessageCharacters: 4_000,
  searchCharacters: 200,
  creationTitleCharacters: 120,
  galleryNameCharacters: 60,
  reportCharacters: 500,
  resumeBytes: 10 * 1024 * 1024,
  resumePages: 30,
  /** Of all text, hidden text included. A long academic CV has 150,000 characters in 3,000 lines. */
  resumeCharacters: 250_000,
  resumeLines: 6_000,
  jobDescriptionCharacters: 20_000,
  pdfBytes: 32 * 1024 * 1024,
  /** Time and memory bound reading long before this; it bounds what is stored. */
  pdfPages: 5_000,
  /**
   * Of a PDF's text that is kept. A manual of 3,000 pages has 10 million; a small file whose pages share their text could
   * have any number.
   */
  documentCharacters: 15_000_000,
  /** Of that PDF: 80 on each of 5,000 pages. A manual of 3,500 pages has 160,000. */
  documentLines: 400_000,
  imageBytes: 25 * 1024 * 1024,
  imagePixels: 50_000_000,
  /** Of images to compress, which are photographs of phones with 108 megapixels, too. */
  largeImageBytes: 50 * 1024 * 1024,
  largeImagePixels: 120_000_000,
  /** Of all frames of an animation together. */
  animationPixels: 100_000_000,
  imageSidePixels: 8_192,
  jsonBytes: 1024 * 1024,
  /** What is sent to sign in or up, in a form for anyone, or by Clerk's webhook. */
  accountBytes: 64 * 1024,
};

export type Limits = typeof DEFAULT_LIMITS;

/**
 * The defaults with overrides, which are checked before a build and at start (lib/server/limit-faults.ts).
 *
 * @param json an object of limits; empty for none
 */
export function limitsWith(json: string): Limits {
  return { ...DEFAULT_LIMITS, ...JSON.parse(json || "{}") };
}

/** The limits in effect: the defaults plus any overrides from `NEXT_PUBLIC_LIMITS`. */
export const LIMITS = limitsWith(publicEnv.limits);
