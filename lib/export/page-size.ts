/** Paper formats of exported files. */
export type PageSize = "A4" | "LETTER";

/** Regions that use Letter: https://en.wikipedia.org/wiki/Letter_(paper_size) */
const LETTER_REGIONS = new Set([
  "US",
  "CA",
  "MX",
  "PH",
  "CL",
  "CO",
  "VE",
  "GT",
  "CR",
  "PA",
  "DO",
  "PR",
  "SV",
]);

/**
 * Picks the paper format usual in a locale; A4 for an unknown or malformed one.
 *
 * @param locale BCP 47 tag such as `en-US`
 */
export function pageSizeFor(locale: string): PageSize {
  try {
    const region = new Intl.Locale(locale).maximize().region;
    return region && LETTER_REGIONS.has(region) ? "LETTER" : "A4";
  } catch {
    return "A4";
  }
}
