import type { EnginePort, QueueTurn } from "@/lib/core/engine";
import type { Step } from "@/lib/core/progress";
import type { UploadedFile } from "@/lib/core/uploaded-file";
import type { PdfReading, PdfReadingOptions } from "@/lib/pdf/pdf";

/** How to read a PDF, and for whom. */
export type PdfRequest = Partial<PdfReadingOptions> &
  QueueTurn & {
    /** Called with the current page. */
    onStep?: (step: Step) => void;
  };

/** Reads PDFs. */
export type PdfReader = EnginePort & {
  /**
   * Reads the pages of a PDF as blocks in reading order. Pages that are only images are recognized (OCR).
   *
   * @throws AppError `unsupported_media` for a file that isn't a PDF; `unusable` when it is empty, damaged
   *   or locked, or takes too long or too much memory to read; `payload_too_large` for too many pages;
   *   `provider_unavailable` when the queue is full; `aborted`
   */
  read(file: UploadedFile, request: PdfRequest): Promise<PdfReading>;
};
