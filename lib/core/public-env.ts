/**
 * Environment variables that are exposed to the browser. The bundler inlines each `process.env.NAME` at
 * build time, which only works for names written out in full.
 */
export const publicEnv = {
  /** Origin of the API; empty for the page's own origin (C-18). */
  baseUrl: process.env.NEXT_PUBLIC_BASE_URL ?? "",
  /** JSON overrides for `LIMITS`, such as `{"topicCharacters":800}`. */
  limits: process.env.NEXT_PUBLIC_LIMITS ?? "",
  /** The address that prerendered pages give to search engines and in link previews; empty for none. */
  appUrlAtBuild: process.env.APP_URL_AT_BUILD ?? "",
  /** Whether pages come from a build instead of the dev server. */
  isBuilt: process.env.NODE_ENV === "production",
};
