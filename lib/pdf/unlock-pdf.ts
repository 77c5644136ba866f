import { writeFile } from "node:fs/promises";

import { AppError } from "@/lib/core/errors";
import type { PdfJobs } from "@/lib/pdf/jobs";
import { type PdfFile, withPdf } from "@/lib/pdf/open-pdf";

type Job = PdfJobs["unlock"];

const ANY_LENGTH = Number.POSITIVE_INFINITY;

/**
 * Writes a copy of a locked PDF that opens without a password. A file that opens without one, as those do that only
 * restrict printing or copying, is left as it is.
 *
 * @returns the size of the copy in bytes; null when none was needed
 * @throws AppError as `withPdf`
 */
export async function unlockPdf({ path, password, to }: Job["input"]): Promise<Job["output"]> {
  if (await opensFreely(path)) return null;
  const copy = await withPdf(path, ANY_LENGTH, async (file) => copyOf(file), password);
  await writeFile(to, copy);
  return copy.length;
}

async function opensFreely(path: string): Promise<boolean> {
  try {
    return await withPdf(path, ANY_LENGTH, async () => true);
  } catch (error) {
    if (error instanceof AppError && error.code === "password_required") return false;
    throw error;
  }
}

/**
 * The bytes of an open document without its encryption.
 *
 * @throws AppError `unusable` when it is too damaged for that
 */
function copyOf({ pdfium, document }: PdfFile): Buffer {
  const { call } = pdfium;
  const isFree = call.EPDF_RemoveEncryption(document);
  const writer = call.PDFiumExt_OpenFileWriter();
  const isWritten = call.PDFiumExt_SaveAsCopy(document, writer);
  if (!isFree || !isWritten) {
    call.PDFiumExt_CloseFileWriter(writer);
    throw new AppError("unusable", "We couldn't unlock this PDF. Save it without its password.");
  }
  const size = call.PDFiumExt_GetFileWriterSize(writer);
  const address = pdfium.allocate(size);
  call.PDFiumExt_GetFileWriterData(writer, address, size);
  const copy = Buffer.from(pdfium.bytes().slice(address, address + size));
  pdfium.free(address);
  call.PDFiumExt_CloseFileWriter(writer);
  return copy;
}
