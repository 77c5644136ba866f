import type { List, ListItem, Table } from "mdast";
import type { Content, ContentText, CustomTableLayout, TableCell } from "pdfmake/interfaces";
import { largest } from "@/lib/core/extremes";

import { type InlineRun, inlineRuns, plainRun } from "@/lib/export/inline-runs";
import { type MarkdownDocument, nodeText } from "@/lib/export/markdown-document";
import type { PdfFonts } from "@/lib/export/pdf-fonts";
import { type Block, groupUnderHeadings } from "@/lib/export/pdf-groups";
import {
  CODE_LAYOUT,
  PDF_COLORS,
  QUOTE_LAYOUT,
  RULE_LAYOUT,
  TABLE_LAYOUT,
} from "@/lib/export/pdf-styles";
import { tableShape } from "@/lib/export/pdf-table";

/**
 * Converts Markdown blocks into pdfmake content. Unknown block types are left out; raw HTML shows
 * as text.
 *
 * @param depth number of enclosing lists and quotes
 */
export function pdfBlocks(
  blocks: readonly Block[],
  source: MarkdownDocument,
  fonts: Pick<PdfFonts, "split">,
  depth = 0,
): Content[] {
  const write = (inner: readonly Block[]) => pdfBlocks(inner, source, fonts, depth + 1);
  const inline = (runs: readonly InlineRun[]) => runs.flatMap((run) => textPieces(run, fonts));
  const boxed = (layout: CustomTableLayout, cell: TableCell): Content => ({
    // In percent, as `tableShape` says.
    table: { widths: ["100%"], body: [[cell]] },
    layout,
    margin: [0, 0, 0, 8],
  });

  function content(block: Block): Content[] {
    switch (block.type) {
      case "heading": {
        const text = inline(inlineRuns(block.children, source));
        const outline = { outline: true, outlineText: nodeText(block), outlineExpanded: true };
        return [{ text, style: `heading${block.depth}`, ...outline }];
      }
      case "paragraph":
        return [{ text: inline(inlineRuns(block.children, source)), margin: [0, 0, 0, 8] }];
      case "blockquote":
        return [boxed(QUOTE_LAYOUT, { stack: write(block.children), color: PDF_COLORS.soft })];
      case "list":
        return [list(block)];
      case "code": {
        const text = inline([{ ...plainRun(block.value), code: true }]);
        return [boxed(CODE_LAYOUT, { text, fontSize: 9, preserveLeadingSpaces: true })];
      }
      case "table":
        return [table(block)];
      case "thematicBreak":
        return [boxed(RULE_LAYOUT, "")];
      case "html":
        return [{ text: inline([plainRun(block.value)]), margin: [0, 0, 0, 8] }];
      default:
        return [];
    }
  }

  function list({ ordered, start, children }: List): Content {
    const items = children.map((item) => listItem(item));
    const margin: [number, number, number, number] = [0, 0, 0, depth > 0 ? 0 : 8];
    return ordered ? { ol: items, start: start ?? 1, margin } : { ul: items, margin };
  }

  function listItem({ checked, children: [first, ...rest] }: ListItem): Content {
    const box = typeof checked === "boolean" ? [plainRun(checked ? "[x] " : "[ ] ")] : [];
    if (first?.type !== "paragraph") return { stack: write(first ? [first, ...rest] : []) };
    const head: Content = { text: inline([...box, ...inlineRuns(first.children, source)]) };
    const after = write(rest);
    return { stack: [{ ...head, margin: [0, 0, 0, 3] }, ...after] };
  }

  function table({ align, children }: Table): Content {
    const columns = Math.max(1, largest(children.map((row) => row.children.length)));
    const rows = children.map((row) =>
      Array.from({ length: columns }, (_, column) =>
        inlineRuns(row.children[column]?.children ?? [], source),
      ),
    );
    const shape = tableShape(
      rows.map((row) => row.map((runs) => runs.map(({ text }) => text).join(""))),
    );
    const body = rows.map((row, rowIndex) =>
      row.map((runs, column): TableCell => {
        const alignment = align?.[column] ?? "left";
        return { text: inline(runs), alignment, bold: rowIndex === 0 };
      }),
    );
    const { widths, keepsHeader, keepsRows, fontSize } = shape;
    return {
      table: { headerRows: keepsHeader ? 1 : 0, dontBreakRows: keepsRows, widths, body },
      layout: TABLE_LAYOUT,
      fontSize,
      margin: [0, 2, 0, 10],
    };
  }

  return groupUnderHeadings(blocks).flatMap((group): Content[] => {
    const stack = group.flatMap(content);
    return group.length > 1 ? [{ stack, unbreakable: true }] : stack;
  });
}

function textPieces(run: InlineRun, fonts: Pick<PdfFonts, "split">): ContentText[] {
  return fonts.split(run.text, run.code).map(({ text, font }) => ({
    text,
    font,
    ...(run.bold ? { bold: true } : {}),
    ...(run.italic ? { italics: true } : {}),
    ...(run.strike ? { decoration: "lineThrough" as const } : {}),
    ...(run.superscript ? { sup: true } : {}),
    ...(run.code ? { background: PDF_COLORS.sunken } : {}),
    ...(run.href
      ? { link: run.href, color: PDF_COLORS.link, decoration: "underline" as const }
      : {}),
  }));
}
