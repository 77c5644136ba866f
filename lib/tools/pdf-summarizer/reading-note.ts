import { ocrLanguage as language } from "@/lib/ocr/languages";

/**
 * What a reader should know of how a PDF was read, in a sentence each; undefined when there is nothing to
 * say.
 */
export function readingNote(reading: {
  ocrPages: readonly number[];
  unreadPages: readonly number[];
  /** Codes: as which the pictures were read, and as which they should have been. */
  ocrLanguage?: string | undefined;
  missingLanguage?: string | undefined;
  /** A model read only the most central passages. */
  condensed: boolean;
}): string | undefined {
  const { ocrPages, unreadPages, condensed } = reading;
  const read = language(reading.ocrLanguage ?? "")?.label;
  const missing = language(reading.missingLanguage ?? "")?.label;
  const notes = [
    ocrPages.length > 0 &&
      `${pagesText(ocrPages)} ${verb(ocrPages, "is a picture", "are pictures")}: ${verb(ocrPages, "its", "their")} text was recognised${read ? ` as ${read}` : ""} and may have mistakes.`,
    missing &&
      `Pictures of pages seem to be in ${missing}, which this server could not fetch: with a connection to the network, try again.`,
    unreadPages.length > 0 && `${pagesText(unreadPages)} could not be read.`,
    condensed &&
      "The document is long: the model read its most central passages, and the chat searches all of it.",
  ];
  return notes.filter(Boolean).join(" ") || undefined;
}

function verb(pages: readonly number[], one: string, many: string): string {
  return pages.length === 1 ? one : many;
}

/** "Page 3", "Pages 3 to 5 and 9". */
function pagesText(pages: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const page of pages) {
    const last = runs.at(-1);
    if (last && last[1] === page - 1) last[1] = page;
    else runs.push([page, page]);
  }
  const names = runs.map(([from, to]) => (from === to ? `${from}` : `${from} to ${to}`));
  const last = names.pop() ?? "";
  const list = names.length > 0 ? `${names.join(", ")} and ${last}` : last;
  return `${pages.length === 1 ? "Page" : "Pages"} ${list}`;
}
