import { getMeta } from "unpdf";
import type { PDFDocumentProxy } from "unpdf/pdfjs";

import { AppError } from "@/lib/core/errors";
import { findBodyTextStyle, toBlocks, toLines } from "@/lib/pdf/blocks";
import { readFields, withFields } from "@/lib/pdf/fields";
import { readFragments } from "@/lib/pdf/fragments";
import { hiddenReason } from "@/lib/pdf/hidden-text";
import type { PdfJobs } from "@/lib/pdf/jobs";
import { findOffPageText } from "@/lib/pdf/off-page-text";
import { openPdf } from "@/lib/pdf/open-pdf";
import type { HiddenText, PdfFragment, PdfLine, PdfPage } from "@/lib/pdf/pdf";
import { outlineOfHeadings, readOutline } from "@/lib/pdf/pdf-outline";
import { inReadingOrder } from "@/lib/pdf/reading-order";
import { isScannedPage } from "@/lib/pdf/recognize-pages";
import { renderPage } from "@/lib/pdf/render-page";
import { markRunningBlocks } from "@/lib/pdf/running-blocks";
import { assessText } from "@/lib/pdf/usable-text";
import type { JobTools } from "@/lib/workers/serve";

type Job = PdfJobs["read"];
type RawPage = Omit<PdfPage, "blocks" | "source"> & {
  lines: PdfLine[];
  text: ReturnType<typeof assessText>;
};

const HIDDEN_SCALE = 2;

/**
 * Reads the text layer of a PDF page by page. Pages that consist of images are marked `unread`.
 *
 * @throws AppError as `openPdf`; `unusable` for a damaged page, `aborted` when stopped
 */
export async function readTextLayer(
  input: Job["input"],
  { signal, emit }: JobTools<Job["event"]>,
): Promise<Job["output"]> {
  const document = await openPdf(input.path, input.maxPages);
  try {
    const raw: RawPage[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      if (signal.aborted) throw new AppError("aborted", "The request was canceled.");
      raw.push(await readPage(document, number, input.findHidden));
      emit({ step: "page", done: number, total: document.numPages });
    }
    const look = findBodyTextStyle(raw.map((page) => page.lines));
    const pages: PdfPage[] = [];
    for (const { lines, text, ...page } of raw) {
      const blocks = text === "unknown" ? [] : toBlocks(lines, look);
      const more = text === "scarce" && (await isScannedPage(await document.getPage(page.page)));
      const source = more || text === "unknown" ? "unread" : blocks.length > 0 ? "text" : "empty";
      pages.push({ ...page, blocks, source });
    }
    markRunningBlocks(pages);
    const outline = await readOutline(document);
    return {
      ...(await describe(document)),
      pages,
      outline: outline.length > 0 ? outline : outlineOfHeadings(pages),
    };
  } finally {
    await document.destroy();
  }
}

async function readPage(
  document: PDFDocumentProxy,
  number: number,
  findHidden: boolean,
): Promise<RawPage> {
  const page = await document.getPage(number).catch((cause: unknown) => {
    throw new AppError(
      "unusable",
      `Page ${number} of this PDF is damaged. Export or download the file again.`,
      {
        cause,
      },
    );
  });
  const { width, height } = page.getViewport({ scale: 1 });
  const fragments = withFields(await readFragments(page), await readFields(page));
  const hidden: HiddenText[] = [];
  let seen: PdfFragment[] = fragments;
  if (findHidden && fragments.length > 0) {
    const drawn = await renderPage(document, page, HIDDEN_SCALE);
    const pixels = drawn.pixels();
    seen = fragments.filter((fragment) => {
      const reason = hiddenReason(fragment, drawn, pixels);
      if (reason) hidden.push({ text: fragment.text, reason });
      return !reason;
    });
    drawn.free();
    hidden.push(...(await findOffPageText(page)));
  }
  const lines = toLines(inReadingOrder(seen));
  page.cleanup();
  return { page: number, width, height, lines, text: assessText(lines), hidden };
}

/** Title and language from the file's metadata. */
async function describe(document: PDFDocumentProxy): Promise<{ title: string; language: string }> {
  const described = await getMeta(document).catch(() => undefined);
  const info: Record<string, unknown> = described?.info ?? {};
  const line = (value: unknown) =>
    typeof value === "string" ? value.replace(/[\p{Cc}\s]+/gu, " ").trim() : "";
  return { title: line(info.Title).slice(0, 300), language: line(info.Language).slice(0, 40) };
}
