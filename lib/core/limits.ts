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
  searchCharacters: 200,
  creationTitleCharacters: 120,
  reportCharacters: 500,
  resumeBytes: 10 * 1024 * 1024,
  resumePages: 30,
  jobDescriptionCharacters: 20_000,
  pdfBytes: 32 * 1024 * 1024,
  /** Time and memory bound reading long before this; it bounds what is stored. */
  pdfPages: 5_000,
  imageBytes: 25 * 1024 * 1024,
  imagePixels: 50_000_000,
  /** Of images to compress, which are photographs of phones with 108 megapixels, too. */
  largeImageBytes: 50 * 1024 * 1024,
  largeImagePixels: 120_000_000,
  /** Of all frames of an animation together. */
  animationPixels: 100_000_000,
  imageSidePixels: 8_192,
  jsonBytes: 1024 * 1024,
  /** What is sent to sign in or up, or by Clerk's webhook. */
  accountBytes: 64 * 1024,
};

function readOverrides(json: string): Partial<typeof DEFAULT_LIMITS> {
  if (!json) return {};
  const overrides: Record<string, unknown> = Object(JSON.parse(json));
  const unknown = Object.keys(overrides).filter((name) => !(name in DEFAULT_LIMITS));
  if (unknown.length > 0)
    throw new Error(`NEXT_PUBLIC_LIMITS has unknown keys: ${unknown.join(", ")}`);
  const wrong = Object.keys(overrides).filter((name) => !isWholeAndPositive(overrides[name]));
  if (wrong.length > 0)
    throw new Error(`NEXT_PUBLIC_LIMITS needs positive whole numbers for: ${wrong.join(", ")}`);
  // Safe: every value was checked above.
  return overrides as Partial<typeof DEFAULT_LIMITS>;
}

function isWholeAndPositive(limit: unknown): boolean {
  return Number.isSafeInteger(limit) && Number(limit) > 0;
}

/**
 * The defaults with overrides.
 *
 * @param json an object of limits; empty for none
 * @throws Error naming the keys that are unknown or no positive whole numbers
 */
export function limitsWith(json: string): typeof DEFAULT_LIMITS {
  return { ...DEFAULT_LIMITS, ...readOverrides(json) };
}

/** The limits in effect: the defaults plus any overrides from `NEXT_PUBLIC_LIMITS`. */
export const LIMITS = limitsWith(publicEnv.limits);
