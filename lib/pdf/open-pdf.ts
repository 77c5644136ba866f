import { readFile } from "node:fs/promises";

import { AppError } from "@/lib/core/errors";
import { dropLargePdfium, dropPdfium, loadPdfium, type Pdfium } from "@/lib/pdf/pdfium";

/** An open PDF. The caller closes it. */
export type PdfFile = {
  pdfium: Pdfium;
  /** Address of the document in PDFium's memory. */
  document: number;
  pageCount: number;
  close(): void;
};

/** Like Acrobat, accepts `%PDF-` anywhere in the first 1,024 bytes. */
const MARK_WITHIN_BYTES = 1_024;
/** What FPDF_GetLastError returns for a missing password. */
const PASSWORD_ERROR = 4;

/**
 * Opens a PDF, lets `work` read it and closes it. Nothing that the file names is fetched, and none of its
 * scripts run.
 *
 * @throws AppError `unsupported_media` when it isn't a PDF, `unusable` when it is empty, damaged or
 *   password-protected, `payload_too_large` when it has too many pages, and whatever `work` throws
 */
export async function withPdf<Result>(
  path: string,
  maxPages: number,
  work: (file: PdfFile) => Promise<Result>,
): Promise<Result> {
  const data = await readFile(path);
  throwUnlessPdf(data);
  let file: PdfFile | undefined;
  try {
    file = open(await loadPdfium(), data, maxPages);
    const result = await work(file);
    file.close();
    await dropLargePdfium();
    return result;
  } catch (error) {
    if (error instanceof AppError) file?.close();
    // Anything else is a trap, which leaves its memory in no state to go on with.
    else dropPdfium();
    throw error;
  }
}

function throwUnlessPdf(data: Buffer): void {
  if (data.length === 0) throw new AppError("unusable", "This file is empty. Choose another PDF.");
  if (!data.subarray(0, MARK_WITHIN_BYTES).includes("%PDF-"))
    throw new AppError("unsupported_media", "This file isn't a PDF. Choose a PDF file.");
}

function open(pdfium: Pdfium, data: Buffer, maxPages: number): PdfFile {
  const { call } = pdfium;
  const address = pdfium.allocate(data.length);
  pdfium.bytes().set(data, address);
  const document = call.FPDF_LoadMemDocument(address, data.length, 0);
  const pageCount = document ? call.FPDF_GetPageCount(document) : 0;
  const error = pageCount > 0 ? tooLong(pageCount, maxPages) : cantOpen(call.FPDF_GetLastError());
  const close = () => {
    if (document) call.FPDF_CloseDocument(document);
    pdfium.free(address);
  };
  if (!error) return { pdfium, document, pageCount, close };
  close();
  throw error;
}

function tooLong(pageCount: number, maxPages: number): AppError | undefined {
  if (pageCount <= maxPages) return undefined;
  const [pages, limit] = [pageCount, maxPages].map((count) => count.toLocaleString("en"));
  return new AppError(
    "payload_too_large",
    `This PDF has ${pages} pages, and the limit is ${limit}. Upload a shorter one.`,
  );
}

function cantOpen(code: number): AppError {
  return code === PASSWORD_ERROR
    ? new AppError(
        "unusable",
        "This PDF is password-protected. Remove the password and upload it again.",
      )
    : new AppError(
        "unusable",
        "This PDF is damaged and can't be opened. Export or download it again.",
      );
}
