import { AlignmentType, Document, Footer, Packer, PageNumber, Paragraph, TextRun } from "docx";
import { SITE } from "@/lib/core/site";
import { DocxBlocks } from "@/lib/export/docx-blocks";
import { BULLET_LIST, bulletLevels, DOCX_STYLES } from "@/lib/export/docx-styles";
import { openingTitle, parseMarkdown } from "@/lib/export/markdown-document";
import { type PageSize, pageSizeFor } from "@/lib/export/page-size";

/** Width and height in twentieths of a point. */
const PAGES: Record<PageSize, { width: number; height: number }> = {
  A4: { width: 11_906, height: 16_838 },
  LETTER: { width: 12_240, height: 15_840 },
};

/**
 * Converts Markdown into a Word file with real styles, lists, tables and links.
 *
 * @param options.title metadata title; also becomes the first heading when the text opens with none
 * @param options.locale decides the paper format
 */
export function toDocx(
  markdown: string,
  options: { title: string; locale: string },
): Promise<Blob> {
  return Packer.toBlob(docxDocument(markdown, options));
}

function docxDocument(
  markdown: string,
  { title, locale }: { title: string; locale: string },
): Document {
  const source = parseMarkdown(markdown);
  const blocks = new DocxBlocks(source);
  const opening = openingTitle(source) === null ? [{ ...TITLE, children: [text(title)] }] : [];
  const children = [
    ...blocks.write([...opening, ...source.blocks]),
    ...source.notes.flatMap((note, index) => [
      new Paragraph({ children: [new TextRun({ text: `[${index + 1}]`, superScript: true })] }),
      ...blocks.write(note.children),
    ]),
  ];
  return new Document({
    title,
    creator: SITE.name,
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

const TITLE = { type: "heading", depth: 1 } as const;

function text(value: string) {
  return { type: "text" as const, value };
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
