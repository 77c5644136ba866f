import type { OcrLanguage } from "@/lib/ocr/languages";
import type { PdfBlock, PdfPage, PdfReading, PdfReadingOptions, TextAmount } from "@/lib/pdf/pdf";

/** The result of OCR on one page. */
export type RecognizedImageText = {
  /** 1-based. */
  page: number;
  /** Paragraphs in reading order; empty when no text was legible. */
  blocks: PdfBlock[];
  /** 0 to 100. */
  confidence: number;
  /** Number of letters and digits recognized, rightly or wrongly. */
  letters: number;
};

/** What a picture says. */
export type PictureText = {
  /** Set by what it is: prose, a table, a receipt, code, or a chat. Empty when no text was legible. */
  text: string;
  /** Lines that look like text and couldn't be read. */
  unread: number;
  /** What it was read in: the one it was asked for, or the same with lines that run the other way. */
  language: OcrLanguage;
};

/** What comes of a PDF that has more than `maxText`: of what. */
export type TooMuchText = { tooMany: keyof TextAmount };

/** Progress of reading a PDF; `ocr` counts only the pages that need OCR. */
export type ReadingStep = { step: "page" | "ocr"; done: number; total: number };

/** A part of the pages that a reading has; see `slicesOf`. */
export type PageSlice = { step: "pages"; pages: PdfPage[] };

/** The jobs of the PDF worker process. */
export type PdfJobs = {
  /** Reads the text layer of all pages; pages that are only images come back as `unread`. */
  read: {
    input: Pick<
      PdfReadingOptions,
      "maxPages" | "maxText" | "maxTextMs" | "findHidden" | "findPhotos"
    > & { path: string };
    event: ReadingStep | PageSlice;
    /** Its pages come before, in slices. */
    output: PdfReading | TooMuchText;
  };
  /** Writes a copy of a locked PDF that opens without a password. */
  unlock: {
    input: { path: string; password: string; to: string };
    event: ReadingStep;
    /** Size of the copy in bytes; null when the file opens without a password. */
    output: number | null;
  };
  /** Reads a picture, which isn't part of a PDF; see `readPicture`. */
  picture: {
    input: {
      /** Of a gray PGM at the size that OCR reads. */
      path: string;
      language: OcrLanguage;
      /** As below; what it has for lines that run the other way is used, too. */
      languageFolder: string | undefined;
    };
    event: never;
    /** Nothing is read where `lacks` names the language whose data is missing. */
    output: PictureText & { lacks?: OcrLanguage };
  };
  /** Runs OCR on the given pages. */
  recognize: {
    input: {
      path: string;
      pages: readonly number[];
      /** Pages already done, for progress reports; `total` counts all of them. */
      before: number;
      total: number;
      language: OcrLanguage;
      /** Folder of the gzipped language data; undefined for English, which is bundled. */
      languageFolder: string | undefined;
      /** No page is started after this many milliseconds. */
      maxMs: number;
    };
    event: ReadingStep;
    /** In the order of `pages`; shorter when time ran out. */
    output: RecognizedImageText[];
  };
};
