import type { OcrLanguage } from "@/lib/ocr/languages";

/** A heading or a chapter, and where it begins. */
export type OutlineEntry = { title: string; place: number };

/** A piece of text as it is drawn: no line break and no wide gap in it. Points from the top left. */
export type PdfFragment = {
  text: string;
  x: number;
  /** Baseline. */
  y: number;
  width: number;
  /** Height of the letters, in points. */
  size: number;
  /** The file's own name of the font: alike where the fonts are alike, and otherwise without meaning; "mixed" for several. */
  font: string;
  /** Clockwise, in degrees. */
  angle: number;
};

export type PdfLine = Omit<PdfFragment, "angle"> & {
  /** Where the text goes on after a wide gap, as behind the term of a list or in the next cell of a table. */
  tab?: number;
};

/** `running`: what is said again on many pages, as page numbers and headers are. */
export type PdfBlock = {
  kind: "heading" | "paragraph" | "list" | "running";
  /** Without line breaks; words that were parted at the end of a line are whole. Untrusted. */
  text: string;
  size: number;
  /** Of its first line. */
  x: number;
  y: number;
};

/** Text that is in the file and that nobody sees, and why. */
export type HiddenText = { text: string; reason: "invisible" | "tiny" | "outside" };

export type PdfPage = {
  /** 1-based. */
  page: number;
  /** In points. */
  width: number;
  height: number;
  /** In reading order. */
  blocks: PdfBlock[];
  /** `ocr`: its text was recognised in its picture. `empty`: nothing is on it. `unread`: there is more than was read. */
  source: "text" | "ocr" | "empty" | "unread";
  /** As which its picture was read; absent where it was not. */
  ocrLanguage?: OcrLanguage;
  /** Looked for on request only; none of it is in `blocks`. */
  hidden: HiddenText[];
};

export type PdfReading = {
  /** From the file's own description; untrusted, empty when it has none. */
  title: string;
  /** The tag of the language that the file says it is in, as `de-AT`; untrusted, empty when it says none. */
  language: string;
  /** The language that its pictures are in when its data could not be had; they were read as English then. */
  missingLanguage?: OcrLanguage;
  pages: PdfPage[];
  /** The file's own table of contents, else its headings. */
  outline: OutlineEntry[];
};

export type PdfReadingOptions = {
  maxPages: number;
  /** Pages without usable text that are recognised as pictures, at most; 0 for none. */
  maxOcrPages: number;
  /** After this long no further page is recognised. */
  maxOcrMs: number;
  /** Looks for text that cannot be seen, which draws every page: for short documents. */
  findHidden: boolean;
};

/** The text of a page without what runs on every page, paragraphs parted by empty lines. */
export function textOfPage({ blocks }: PdfPage): string {
  return blocks
    .filter((block) => block.kind !== "running")
    .map((block) => block.text)
    .join("\n\n");
}
