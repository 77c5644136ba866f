import type { OcrLanguage } from "@/lib/ocr/languages";
import type { PdfBlock, PdfReading, PdfReadingOptions } from "@/lib/pdf/pdf";

/** What recognition makes of the picture of a page. */
export type Recognised = {
  /** 1-based. */
  page: number;
  /** Paragraphs in reading order; empty when there is no text that can be told. */
  blocks: PdfBlock[];
  /** 0 to 100. */
  confidence: number;
  /** Letters that it took something for, right or wrong. */
  letters: number;
};

/** How far a reading is: `ocr` counts pages that are pictures. */
export type ReadingStep = { step: "page" | "ocr"; done: number; total: number };

/** What the PDF worker does. */
export type PdfJobs = {
  /** Reads the text of all pages; those that are only pictures are `unread`. */
  read: {
    input: Pick<PdfReadingOptions, "maxPages" | "findHidden"> & { path: string };
    event: ReadingStep;
    output: PdfReading;
  };
  /** Recognises the text in the pictures of some pages. */
  recognise: {
    input: {
      path: string;
      pages: readonly number[];
      /** How many pages were recognised before these, and how many there are in all. */
      before: number;
      total: number;
      language: OcrLanguage;
      /** Where its data is, gzipped; English is always there. */
      languageFolder: string | undefined;
      /** After this long no further page is begun. */
      maxMs: number;
    };
    event: ReadingStep;
    /** In the order of `pages`, up to where time ran out. */
    output: Recognised[];
  };
};
