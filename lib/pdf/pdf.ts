import type { OcrLanguage } from "@/lib/ocr/languages";

/** A heading or chapter. `place` is a 1-based page, or a second of a video. */
export type OutlineEntry = { title: string; place: number };

/**
 * A run of text as drawn, without line breaks or wide gaps. Coordinates in points from the top
 * left.
 */
export type PdfFragment = {
  text: string;
  x: number;
  /** Baseline. */
  y: number;
  width: number;
  /** Font size in points. */
  size: number;
  /**
   * The file's internal font name: equal for equal fonts, otherwise meaningless; "mixed" for
   * several.
   */
  font: string;
  /** Clockwise, in degrees. */
  angle: number;
  /** The column of text that it's in, by its side: "l", "r", or, within another, "lr". Absent where there's only one. */
  column?: string;
  /** Gaps in it that are wider than between words, and not as wide as between the cells of most tables. */
  inner?: InnerGap[];
};

/** A gap between two words: the offset behind the first, and where it ends and the second begins, in points. */
export type InnerGap = { at: number; from: number; to: number };

/** A line of text; coordinates as in `PdfFragment`. */
export type PdfLine = Omit<PdfFragment, "angle" | "inner"> & {
  /** The x at which text continues after a wide gap, as after a term or in the next table cell. */
  tab?: number;
  /**
   * Offsets in `text` of the spaces that stand for wide gaps, as between the cells of a row. One that is repeated has empty
   * cells in it.
   */
  gaps?: number[];
  /** Where each of its cells begins and ends, where it has gaps. */
  edges?: CellEdges[];
};

/** The left and the right edge of a cell, in points. */
export type CellEdges = { from: number; to: number };

/** A block of text. `running` marks headers, footers and page numbers that repeat across pages. */
export type PdfBlock = {
  kind: "heading" | "paragraph" | "list" | "running";
  /** Without line breaks or end-of-line hyphenation. Untrusted. */
  text: string;
  size: number;
  /** Position of its first line, in points. */
  x: number;
  y: number;
  /** Offsets in `text` of the spaces that stand for wide gaps, repeated for empty cells; absent without any. */
  gaps?: number[];
};

/** Text in the file that readers can't see, and why. */
export type HiddenText = { text: string; reason: "invisible" | "tiny" | "outside" };

/** One page as read. */
export type PdfPage = {
  /** 1-based. */
  page: number;
  /** In points. */
  width: number;
  height: number;
  /** In reading order. */
  blocks: PdfBlock[];
  /**
   * `ocr`: text recognized in an image. `empty`: a blank page. `unread`: it has text that couldn't
   * be read. `skipped`: there was no time left for it.
   */
  source: "text" | "ocr" | "empty" | "unread" | "skipped";
  /** Language used for OCR; absent when there was none. */
  ocrLanguage?: OcrLanguage;
  /** Filled only on request (`findHidden`); not included in `blocks`. */
  hidden: HiddenText[];
  /** Filled only on request (`findPhotos`), where the page has a text layer. */
  photos?: PdfPhoto[];
};

/** A picture that may be a portrait: its place from the top left, and its size, in points. */
export type PdfPhoto = { x: number; y: number; width: number; height: number };

/** A PDF as read. */
export type PdfReading = {
  /** From the file's metadata; untrusted, empty when it has none. */
  title: string;
  /** Language tag from the file's metadata, such as `de-AT`; untrusted, empty when it has none. */
  language: string;
  /**
   * Language of its scanned pages when the OCR data for it was unavailable and they were read as
   * English.
   */
  missingLanguage?: OcrLanguage;
  pages: PdfPage[];
  /** The file's table of contents, otherwise its headings. */
  outline: OutlineEntry[];
};

/** How much text a PDF has, or may have; hidden text included. */
export type TextAmount = { characters: number; lines: number };

/** Bounds of reading a PDF. */
export type PdfReadingOptions = {
  maxPages: number;
  /** Reading ends at the first page with which the PDF has more; no limit when absent. */
  maxText?: TextAmount;
  /** No page's text is read after this many milliseconds, except that of the first page. */
  maxTextMs: number;
  /** Most pages to run OCR on; 0 for none. */
  maxOcrPages: number;
  /** No OCR page is started after this many milliseconds. */
  maxOcrMs: number;
  /** Looks for invisible text. Renders every page, so only for short documents. */
  findHidden: boolean;
  /** Looks for portraits. Renders every page, too. */
  findPhotos?: boolean;
};

/**
 * Returns the text of a page without running headers and footers, paragraphs separated by blank
 * lines.
 */
export function textOfPage({ blocks }: PdfPage): string {
  return blocks
    .filter((block) => block.kind !== "running")
    .map((block) => block.text)
    .join("\n\n");
}

/** Like `textOfPage`, with tabs where a wide gap separates the cells of a row: one more for each empty cell in it. */
export function textWithCells({ blocks }: PdfPage): string {
  return blocks
    .filter((block) => block.kind !== "running")
    .map(textWithTabs)
    .join("\n\n");
}

/** The text of a block with tabs for its wide gaps. */
export function textWithTabs({ text, gaps = [] }: PdfBlock): string {
  let [tabbed, from] = ["", 0];
  for (const gap of gaps) {
    tabbed += `${text.slice(from, gap)}\t`;
    from = gap + 1;
  }
  return tabbed + text.slice(from);
}
