/**
 * What the browser may know of the environment. The bundler replaces each of these by its value at
 * build time, so every name is written out in full.
 */
export const publicEnv = {
  /** Origin of the product calls; empty for the page's own (C-18). */
  baseUrl: process.env.NEXT_PUBLIC_BASE_URL ?? "",
  /** JSON that overrides entries of `LIMITS`, for example `{"topicCharacters":800}`. */
  limits: process.env.NEXT_PUBLIC_LIMITS ?? "",
};
