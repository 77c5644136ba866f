import type { PdfReading, PdfReadingOptions } from "@/lib/documents/read-pdf/pdf";

/** What the PDF worker does. */
export type PdfJobs = {
  read: {
    input: PdfReadingOptions & { path: string };
    event: { step: "page" | "ocr"; done: number; total: number };
    output: PdfReading;
  };
};
