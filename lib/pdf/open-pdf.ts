import { readFile } from "node:fs/promises";

import { AppError } from "@/lib/core/errors";
import { PASSWORD_MISSING, WRONG_PASSWORD } from "@/lib/core/file-password";
import { NOT_A_PDF } from "@/lib/core/not-a-pdf";
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
/** What FPDF_GetLastError returns for a missing password, and for a wrong one. */
const PASSWORD_ERROR = 4;
/** What it returns for a file that is encrypted for the holder of a certificate, and for unknown encryption. */
const SECURITY_ERROR = 5;

/**
 * Opens a PDF, lets `work` read it and closes it. Nothing that the file names is fetched, and none of its
 * scripts run.
 *
 * @param password of a locked file; empty for none
 * @throws AppError `unsupported_media` when it isn't a PDF, `unusable` when it is empty or damaged,
 *   `password_required` when the password doesn't open it, `payload_too_large` when it has too many pages, and
 *   whatever `work` throws
 */
export async function withPdf<Result>(
  path: string,
  maxPages: number,
  work: (file: PdfFile) => Promise<Result>,
  password = "",
): Promise<Result> {
  const data = await readFile(path);
  throwUnlessPdf(data);
  let file: PdfFile | undefined;
  try {
    file = open(await loadPdfium(), data, { maxPages, password });
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
    throw new AppError("unsupported_media", NOT_A_PDF[kindOf(data)]);
}

/** How the files of word processors begin: DOC, RTF, and the ZIP of the others, which also names its parts. */
const DOC = Buffer.from("d0cf11e0a1b11ae1", "hex");
const ZIP = Buffer.from("504b0304", "hex");
const PICTURES = ["89504e47", "ffd8ff"].map((start) => Buffer.from(start, "hex"));

/** What a file is that isn't a PDF, whatever its name says. */
function kindOf(data: Buffer): keyof typeof NOT_A_PDF {
  const startsWith = (start: Buffer | string) =>
    data.subarray(0, start.length).equals(Buffer.from(start));
  if (PICTURES.some(startsWith)) return "picture";
  const isZip = startsWith(ZIP) && (data.includes("word/") || data.includes("opendocument.text"));
  return isZip || startsWith(DOC) || startsWith("{\\rtf") ? "document" : "other";
}

function open(
  pdfium: Pdfium,
  data: Buffer,
  { maxPages, password }: { maxPages: number; password: string },
): PdfFile {
  const { call } = pdfium;
  const address = pdfium.allocate(data.length);
  pdfium.bytes().set(data, address);
  const document = withPassword(pdfium, password, (key) =>
    call.FPDF_LoadMemDocument(address, data.length, key),
  );
  const pageCount = document ? call.FPDF_GetPageCount(document) : 0;
  const error =
    pageCount > 0
      ? tooLong(pageCount, maxPages)
      : cantOpen(call.FPDF_GetLastError(), password !== "");
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

/** Calls with the address of a password as C has it, 0 for none, and wipes it from the memory afterwards. */
function withPassword(pdfium: Pdfium, password: string, load: (address: number) => number): number {
  if (password === "") return load(0);
  const text = Buffer.from(`${password}\0`);
  const address = pdfium.allocate(text.length);
  pdfium.bytes().set(text, address);
  const document = load(address);
  pdfium.bytes().fill(0, address, address + text.length);
  pdfium.free(address);
  return document;
}

function cantOpen(code: number, hasPassword: boolean): AppError {
  if (code === PASSWORD_ERROR)
    return new AppError("password_required", hasPassword ? WRONG_PASSWORD : PASSWORD_MISSING);
  const message =
    code === SECURITY_ERROR
      ? "This PDF is encrypted in a way we can't open. Print it to a new PDF and try again."
      : "This PDF is damaged and can't be opened. Export or download it again.";
  return new AppError("unusable", message);
}
