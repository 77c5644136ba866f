import { setImmediate } from "node:timers/promises";

import { AppError } from "@/lib/core/errors";
import { findBodyTextStyle, toBlocks, toLines } from "@/lib/pdf/blocks";
import { withTicks } from "@/lib/pdf/check-boxes";
import { markDrawnBullets } from "@/lib/pdf/drawn-bullets";
import { markEmptyCells } from "@/lib/pdf/empty-cells";
import { readFields, withFields } from "@/lib/pdf/fields";
import { readFragments } from "@/lib/pdf/fragments";
import { hiddenReason } from "@/lib/pdf/hidden-text";
import type { PdfJobs, ReadingStep } from "@/lib/pdf/jobs";
import { type OpenPage, openPage } from "@/lib/pdf/open-page";
import { type PdfFile, withPdf } from "@/lib/pdf/open-pdf";
import type {
  CellEdges,
  HiddenText,
  PdfFragment,
  PdfLine,
  PdfPage,
  TextAmount,
} from "@/lib/pdf/pdf";
import { outlineOfHeadings, readOutline } from "@/lib/pdf/pdf-outline";
import { readText } from "@/lib/pdf/pdfium";
import { findPhotos } from "@/lib/pdf/photos";
import { markPrintedFields } from "@/lib/pdf/printed-fields";
import { inReadingOrder } from "@/lib/pdf/reading-order";
import { type RenderedPage, renderPage } from "@/lib/pdf/render-page";
import { markRunningBlocks } from "@/lib/pdf/running-blocks";
import { isScannedPage } from "@/lib/pdf/scanned-page";
import { splitCells } from "@/lib/pdf/split-cells";
import { joinStackedRows } from "@/lib/pdf/stacked-rows";
import { isStampedPicture } from "@/lib/pdf/stamped-picture";
import { joinCells } from "@/lib/pdf/table-cells";
import { assessText } from "@/lib/pdf/usable-text";
import type { JobTools } from "@/lib/workers/serve";

type Job = PdfJobs["read"];
/** A page whose lines aren't blocks yet. */
type RawPage = Omit<PdfPage, "blocks"> & { lines: PdfLine[] };

const DRAWN_SCALE = 2;
/** A page is one of so many that the caller is told, and asked whether to go on. */
const EVENT_PAGES = 10;

/**
 * Reads the text layer of a PDF page by page. Damaged pages, and those that consist of images, are marked
 * `unread`; those for which no time is left, `skipped`. The pages of a small file can share their text: however much
 * there is of it, no more than `maxText` and one page is ever held.
 *
 * @throws AppError as `withPdf`; `aborted` when stopped
 */
export async function readTextLayer(
  { path, maxPages, maxText, maxTextMs, ...wanted }: Job["input"],
  { signal, emit }: JobTools<ReadingStep>,
): Promise<Job["output"]> {
  const deadline = performance.now() + maxTextMs;
  return withPdf(path, maxPages, async (file) => {
    const readPage = createPageReader(file, wanted);
    const raw: RawPage[] = [];
    const exceeds = countText(maxText);
    for (let number = 1; number <= file.pageCount; number += 1) {
      if (number % EVENT_PAGES === 0) await setImmediate();
      if (signal.aborted) throw new AppError("aborted", "The request was canceled.");
      const isLate = number > 1 && performance.now() > deadline;
      const page = isLate ? missingPage(number, "skipped") : readPage(number);
      const tooMany = exceeds(page);
      if (tooMany) return { tooMany };
      raw.push(page);
      if (number % EVENT_PAGES === 0 || number === file.pageCount)
        emit({ step: "page", done: number, total: file.pageCount });
    }
    const look = findBodyTextStyle(raw.map((page) => page.lines));
    const pages = raw.map(({ lines, ...page }): PdfPage => {
      const blocks = toBlocks(lines, look, page);
      const isEmpty = page.source === "text" && blocks.length === 0;
      return { ...page, blocks, source: isEmpty ? "empty" : page.source };
    });
    await markRunningBlocks(pages);
    const outline = readOutline(file);
    return {
      ...describe(file),
      pages,
      outline: outline.length > 0 ? outline : outlineOfHeadings(pages),
    };
  });
}

/** Counts pages, and tells of what they have too many by then. */
function countText(most?: TextAmount): (page: RawPage) => keyof TextAmount | undefined {
  let [characters, lines] = [0, 0];
  return (page) => {
    for (const { text } of [...page.lines, ...page.hidden]) characters += text.length;
    lines += page.lines.length + page.hidden.length;
    if (!most) return undefined;
    if (characters > most.characters) return "characters";
    return lines > most.lines ? "lines" : undefined;
  };
}

function createPageReader(
  file: PdfFile,
  wanted: Pick<Job["input"], "findHidden" | "findPhotos">,
): (number: number) => RawPage {
  const { call } = file.pdfium;
  let form: number | undefined;
  // A table goes on over pages, most often without naming its columns again.
  let heads: readonly CellEdges[] = [];
  const formOf = () => {
    form ??= call.PDFiumExt_InitFormFillEnvironment(
      file.document,
      call.PDFiumExt_OpenFormFillInfo(),
    );
    return form;
  };

  return (number) => {
    const page = openPage(file, number);
    if (!page) return missingPage(number, "unread");
    const { width, height } = page;
    const fragments = splitCells(readFragments(page));
    const isDrawn = (wanted.findHidden || wanted.findPhotos) && fragments.length > 0;
    const drawn = isDrawn ? renderPage(page, DRAWN_SCALE) : undefined;
    const { seen, hidden } = findHiddenText(page, fragments, wanted.findHidden ? drawn : undefined);
    const filledIn = readFields(page, formOf);
    const fields = findHiddenText(page, filledIn.fields, undefined).seen;
    // Fields stand beside their labels like a column, so they take no part in looking for columns.
    const { texts, answers } = withTicks(inReadingOrder(seen), filledIn.boxes);
    const labeled = withFields(markPrintedFields(texts), [...fields, ...answers]);
    const lines = toLines(joinCells(joinStackedRows(labeled)));
    heads = markEmptyCells(lines, heads);
    markDrawnBullets(page, lines);
    const text = assessText(lines);
    const isUnread =
      text === "unknown" ||
      (text === "scarce" ? isScannedPage(page) : isStampedPicture(page, lines));
    const photos = wanted.findPhotos && !isUnread ? findPhotos(page, drawn) : [];
    page.close();
    return {
      page: number,
      width,
      height,
      lines: text === "unknown" ? [] : lines,
      source: isUnread ? "unread" : "text",
      hidden: wanted.findHidden ? hidden : [],
      ...(photos.length > 0 && { photos }),
    };
  };
}

function missingPage(page: number, source: "unread" | "skipped"): RawPage {
  return { page, width: 0, height: 0, lines: [], source, hidden: [] };
}

/** Text outside of the page is never part of it; the rest that can't be seen is found on the page as drawn. */
function findHiddenText(
  page: OpenPage,
  fragments: readonly PdfFragment[],
  drawn: RenderedPage | undefined,
): { seen: PdfFragment[]; hidden: HiddenText[] } {
  const hidden: HiddenText[] = [];
  const seen = fragments.filter((fragment) => {
    const { x, y, text } = fragment;
    const outside = x < -1 || x >= page.width || y <= 0 || y > page.height + 1;
    const reason = outside ? "outside" : drawn && hiddenReason(fragment, drawn);
    if (reason && /[\p{L}\p{N}]{2}/u.test(text)) hidden.push({ text, reason });
    return !reason;
  });
  return { seen, hidden };
}

/** Title and language from the file's metadata. */
function describe({ pdfium, document }: PdfFile): { title: string; language: string } {
  const { call } = pdfium;
  const key = pdfium.name("Title");
  const title = readText(pdfium, (to, size) => call.FPDF_GetMetaText(document, key, to, size));
  const language = readText(pdfium, (to, size) => call.EPDFCatalog_GetLanguage(document, to, size));
  const line = (value: string) => value.replace(/[\p{Cc}\s]+/gu, " ").trim();
  return { title: line(title).slice(0, 300), language: line(language).slice(0, 40) };
}
