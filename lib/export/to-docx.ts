import { AlignmentType, Document, Footer, Packer, PageNumber, Paragraph, TextRun } from "docx";
import { SITE } from "@/lib/core/site";
import { DocxBlocks } from "@/lib/export/docx-blocks";
import { BULLET_LIST, bulletLevels, DOCX_STYLES } from "@/lib/export/docx-styles";
import { parseMarkdown } from "@/lib/export/markdown-document";
import { type ExportDetails, withOpening, writtenWith } from "@/lib/export/opening";
import { type PageSize, pageSizeFor } from "@/lib/export/page-size";

/** Width and height in twentieths of a point. */
const PAGES: Record<PageSize, { width: number; height: number }> = {
  A4: { width: 11_906, height: 16_838 },
  LETTER: { width: 12_240, height: 15_840 },
};

/** Converts Markdown into a Word file with real styles, lists, tables and links. */
export function toDocx(markdown: string, options: ExportDetails): Promise<Blob> {
  return Packer.toBlob(docxDocument(markdown, options));
}

function docxDocument(markdown: string, details: ExportDetails): Document {
  const { title, locale } = details;
  const source = parseMarkdown(markdown);
  const blocks = new DocxBlocks(source);
  const children = [
    ...blocks.write(withOpening(source, details)),
    ...source.notes.flatMap((note, index) => [
      new Paragraph({ children: [new TextRun({ text: `[${index + 1}]`, superScript: true })] }),
      ...blocks.write(note.children),
    ]),
  ];
  return new Document({
    title,
    creator: SITE.name,
    description: writtenWith(details) ?? "",
    styles: DOCX_STYLES,
    numbering: {
      config: [{ reference: BULLET_LIST, levels: bulletLevels() }, ...blocks.numberedLists],
    },
    sections: [
      {
        properties: { page: { size: PAGES[pageSizeFor(locale)] } },
        footers: { default: pageNumbers() },
        children,
      },
    ],
  });
}

function pageNumbers(): Footer {
  return new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [new TextRun({ size: 18, color: "5F5B55", children: [PageNumber.CURRENT] })],
      }),
    ],
  });
}
