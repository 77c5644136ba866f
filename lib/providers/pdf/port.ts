import type { EnginePort, Turn } from "@/lib/core/engine";
import type { Step } from "@/lib/core/progress";
import type { UploadedFile } from "@/lib/core/uploaded-file";
import type { PdfReading, PdfReadingOptions } from "@/lib/pdf/pdf";

export type PdfRequest = Partial<PdfReadingOptions> &
  Turn & {
    /** Called with the page it is at. */
    onStep?: (step: Step) => void;
  };

/** Reads PDFs. */
export type PdfReader = EnginePort & {
  /**
   * Reads the pages of a PDF as blocks in reading order. Pages that are only images are recognized (OCR).
   *
   * @throws AppError `unsupported_media` for a file that isn't a PDF; `unusable` when it is empty, damaged or
   *   locked; `payload_too_large` for too many pages; `provider_unavailable` when too many documents wait;
   *   `provider_failed`, `provider_timeout`, `aborted`
   */
  read(file: UploadedFile, request: PdfRequest): Promise<PdfReading>;
};
