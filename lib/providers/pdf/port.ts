import type { EnginePort, QueueTurn } from "@/lib/core/engine";
import type { Step } from "@/lib/core/progress";
import type { UploadedFile } from "@/lib/core/uploaded-file";
import type { OcrLanguage } from "@/lib/ocr/languages";
import type { PictureText } from "@/lib/pdf/jobs";
import type { PdfReading, PdfReadingOptions } from "@/lib/pdf/pdf";

/** How to read a PDF, and for whom. */
export type PdfRequest = Partial<Omit<PdfReadingOptions, "maxText">> &
  QueueTurn & {
    /** Called with the current page. */
    onStep?: (step: Step) => void;
  };

/** Reads PDFs. */
export type PdfReader = EnginePort & {
  /**
   * Reads the pages of a PDF as blocks in reading order. Pages that are only images are recognized (OCR).
   *
   * @param work what the reading is for. A long document has a place until it settles, because what is made of it takes
   *   as much memory as its text: few of them are in memory at once, and others wait
   * @throws AppError `unsupported_media` for a file that isn't a PDF; `unusable` when it is empty or damaged,
   *   has too much text, or takes too long or too much memory to read; `password_required` when it is locked;
   *   `payload_too_large` for too many pages; `provider_unavailable` when the queue is full; `aborted`; and
   *   whatever `work` throws
   */
  read<Result>(
    file: UploadedFile,
    request: PdfRequest,
    work: (reading: PdfReading) => Promise<Result>,
  ): Promise<Result>;
  /**
   * Opens a locked PDF with its password, which is kept nowhere.
   *
   * @param request.to where a copy goes that opens without it
   * @returns the copy; the file itself when it opens without a password
   * @throws AppError as `read`; `password_required` when the password is wrong
   */
  unlock(
    file: UploadedFile,
    request: QueueTurn & { password: string; to: string },
  ): Promise<UploadedFile>;
  /**
   * Reads the text of a picture by itself, with the engine that recognizes scans.
   *
   * @param picture as the image processor's `toGray` writes it
   * @throws AppError `unusable` when it takes too long or too much memory, or its lines run the other way and the data for
   *   those isn't there; `provider_unavailable` when the queue is full,
   *   or the language's data isn't there; `aborted`
   */
  readPicture(
    picture: { path: string },
    request: QueueTurn & { language: OcrLanguage },
  ): Promise<PictureText>;
};
