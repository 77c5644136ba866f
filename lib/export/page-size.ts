export type PageSize = "A4" | "LETTER";

/** Countries that print on Letter: https://en.wikipedia.org/wiki/Letter_(paper_size) */
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

/** The paper that people of a locale print on. */
export function pageSizeFor(locale: string): PageSize {
  try {
    const region = new Intl.Locale(locale).maximize().region;
    return region && LETTER_REGIONS.has(region) ? "LETTER" : "A4";
  } catch {
    return "A4";
  }
}
