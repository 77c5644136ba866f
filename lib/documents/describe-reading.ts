import { ocrLanguage as language } from "@/lib/ocr/languages";

const LIST = new Intl.ListFormat("en");

/**
 * Explains how well a PDF could be read, one sentence per point; undefined when there is nothing to
 * say.
 */
export function describeReading(reading: {
  ocrPages: readonly number[];
  unreadPages: readonly number[];
  skippedPages: readonly number[];
  /** OCR language codes: the one used, and the one that would have been right. */
  ocrLanguage?: string | undefined;
  missingLanguage?: string | undefined;
  /** Whether the model read only parts of it. */
  condensed: boolean;
  /** Set when there were no sentences to choose from: whether all of its words are shown instead. */
  wordList?: "whole" | "cut" | undefined;
  /** The document's language, when the built-in reader, whose rules are for English, made the extract. */
  foreign?: string | undefined;
  /** Whether the model's answer was cut off. */
  truncated?: boolean | undefined;
}): string | undefined {
  const { ocrPages, unreadPages, skippedPages, condensed, truncated, wordList, foreign } = reading;
  const read = language(reading.ocrLanguage ?? "")?.label;
  const missing = language(reading.missingLanguage ?? "")?.label;
  const notes = [
    wordList &&
      `This PDF has no full sentences, so this is ${wordList === "whole" ? "what it says" : "how it begins"}, word for word.`,
    foreign &&
      `This document is in ${foreign}. The built-in reader's rules are for English, so this extract may miss what matters most, and the chat finds only passages that use the words of a question. For a summary and answers in ${foreign}, connect a better engine under Engines.`,
    ocrPages.length > 0 &&
      `${pagesText(ocrPages)} ${verb(ocrPages, "is a scan", "are scans")}: ${verb(ocrPages, "its", "their")} text was recognized${read ? ` as ${read}` : ""} and may contain mistakes.`,
    missing &&
      `The scanned pages seem to be in ${missing}, but the server couldn't download that language's data. Ask this server's administrator to check its internet connection.`,
    unreadPages.length > 0 && `${pagesText(unreadPages)} couldn't be read.`,
    skippedPages.length > 0 &&
      `This PDF takes a very long time to read, so ${pagesText(skippedPages).toLowerCase()} ${verb(skippedPages, "was", "were")} left out. To include ${verb(skippedPages, "it", "them")}, split the file.`,
    condensed &&
      "This is a long document, so the model read only parts of it. The chat searches all of it.",
    truncated && "The model's answer was cut off, so this summary may be incomplete.",
  ];
  return notes.filter(Boolean).join(" ") || undefined;
}

function verb(pages: readonly number[], one: string, many: string): string {
  return pages.length === 1 ? one : many;
}

/** Formats page numbers: "Page 3", "Pages 3 to 5 and 9", or "Pages 1, 3, and 9". */
function pagesText(pages: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const page of pages) {
    const last = runs.at(-1);
    if (last && last[1] === page - 1) last[1] = page;
    else runs.push([page, page]);
  }
  const names = runs.map(([from, to]) => (from === to ? `${from}` : `${from} to ${to}`));
  return `${pages.length === 1 ? "Page" : "Pages"} ${LIST.format(names)}`;
}
