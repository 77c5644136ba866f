import type { TDocumentDefinitions } from "pdfmake/interfaces";
import { SITE } from "@/lib/core/site";
import { nodeText, parseMarkdown } from "@/lib/export/markdown-document";
import { type ExportDetails, withOpening, writtenWith } from "@/lib/export/opening";
import { pageSizeFor } from "@/lib/export/page-size";
import { pdfBlocks } from "@/lib/export/pdf-blocks";
import { type FontFetcher, loadPdfFonts, type PdfFonts } from "@/lib/export/pdf-fonts";
import { PDF_COLORS, PDF_STYLES } from "@/lib/export/pdf-styles";

/**
 * Converts Markdown into a PDF with bookmarks, links, page numbers and selectable text.
 *
 * @throws UncoveredTextError when no font covers some of the text's characters
 */
export async function toPdf(markdown: string, options: ExportDetails): Promise<Blob> {
  const [{ default: pdfMake }, { definition, fonts }] = await Promise.all([
    import("pdfmake/build/pdfmake"),
    pdfDefinition(markdown, options, fetchFont),
  ]);
  pdfMake.addVirtualFileSystem(
    Object.fromEntries(Object.entries(fonts.files).map(([name, bytes]) => [name, toBase64(bytes)])),
  );
  pdfMake.setFonts(fonts.families);
  return pdfMake.createPdf(definition).getBlob();
}

/**
 * Builds the pdfmake document definition and loads the fonts for it.
 *
 * @throws UncoveredTextError as `toPdf`
 */
export async function pdfDefinition(
  markdown: string,
  details: ExportDetails,
  fetchFile: FontFetcher,
): Promise<{ definition: TDocumentDefinitions; fonts: PdfFonts }> {
  const source = parseMarkdown(markdown);
  const blocks = withOpening(source, details);
  const fonts = await loadPdfFonts(blocks.map((block) => nodeText(block)).join("\n"), {
    hasCode: /`|^(?: {4}|\t)|~~~/m.test(markdown),
    fetchFont: fetchFile,
  });
  const notes = source.notes.flatMap((note, index) => [
    { text: `[${index + 1}]`, fontSize: 8 },
    ...pdfBlocks(note.children, source, fonts),
  ]);
  const definition: TDocumentDefinitions = {
    info: { title: details.title, creator: SITE.name, subject: writtenWith(details) ?? "" },
    pageSize: pageSizeFor(details.locale),
    pageMargins: [64, 64, 64, 72],
    content: [...pdfBlocks(blocks, source, fonts), ...notes],
    styles: PDF_STYLES,
    defaultStyle: { font: "Geist", fontSize: 10.5, lineHeight: 1.4, color: PDF_COLORS.ink },
    footer: (page, pages) => ({
      text: `${page} / ${pages}`,
      alignment: "center",
      fontSize: 8.5,
      color: PDF_COLORS.soft,
      margin: [0, 24, 0, 0],
    }),
  };
  return { definition, fonts };
}

async function fetchFont(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`Couldn't load the font at ${url}`);
  return new Uint8Array(await response.arrayBuffer());
}

const CHUNK_BYTES = 0x8000;

function toBase64(bytes: Uint8Array): string {
  let binary = "";
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    binary += String.fromCharCode(...bytes.subarray(start, start + CHUNK_BYTES));
  }
  return btoa(binary);
}
