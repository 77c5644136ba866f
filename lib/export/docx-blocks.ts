import {
  AlignmentType,
  BorderStyle,
  type FileChild,
  HeadingLevel,
  type IParagraphOptions,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from "docx";
import type {
  BlockContent,
  DefinitionContent,
  List,
  Table as MdastTable,
  RootContent,
} from "mdast";
import { largest } from "@/lib/core/extremes";

import { docxInline, startsRightToLeft } from "@/lib/export/docx-inline";
import { BULLET_LIST, CODE_FONT, INDENT, MAX_LEVEL, numberLevels } from "@/lib/export/docx-styles";
import { inlineRuns, plainRun } from "@/lib/export/inline-runs";
import { type MarkdownDocument, nodeText } from "@/lib/export/markdown-document";

type Block = RootContent | BlockContent | DefinitionContent;

/** A block's context: its list depth, and whether it is inside a quote. */
type BlockContext = { level: number; quoted: boolean };

/** A numbering definition of Word. */
export type NumberedList = { reference: string; levels: ReturnType<typeof numberLevels> };

const HEADINGS = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
] as const;

const LINE = { style: BorderStyle.SINGLE, size: 4, color: "BFB8AE" } as const;

/** Converts Markdown blocks into Word paragraphs and tables. */
export class DocxBlocks {
  /**
   * One definition per numbered list, so that each has its own start number. Complete only after
   * `write`.
   */
  readonly numberedLists: NumberedList[] = [];

  constructor(private readonly source: MarkdownDocument) {}

  /** Converts blocks in order. Unknown block types are left out; raw HTML shows as text. */
  write(
    blocks: readonly Block[],
    context: BlockContext = { level: 0, quoted: false },
  ): FileChild[] {
    return blocks.flatMap((block) => this.block(block, context));
  }

  private block(block: Block, context: BlockContext): FileChild[] {
    switch (block.type) {
      case "heading":
        return [this.paragraph(block, { heading: HEADINGS[block.depth - 1] ?? HEADINGS[5] })];
      case "paragraph":
        return [this.paragraph(block, paragraphAt(context))];
      case "blockquote":
        return this.write(block.children, { ...context, quoted: true });
      case "list":
        return this.list(block, context);
      case "code":
        return [codeBlock(block.value, context)];
      case "table":
        return [this.table(block), new Paragraph({})];
      case "thematicBreak":
        return [new Paragraph({ border: { bottom: LINE } })];
      case "html":
        return [
          new Paragraph({ ...paragraphAt(context), children: docxInline([plainRun(block.value)]) }),
        ];
      default:
        return [];
    }
  }

  private paragraph(
    block: Extract<Block, { type: "heading" | "paragraph" }>,
    options: IParagraphOptions,
  ): Paragraph {
    return new Paragraph({
      ...options,
      ...(startsRightToLeft(nodeText(block)) ? { bidirectional: true } : {}),
      children: docxInline(inlineRuns(block.children, this.source)),
    });
  }

  private list(list: List, context: BlockContext): FileChild[] {
    const level = Math.min(context.level, MAX_LEVEL);
    const reference = list.ordered ? this.addNumberedList(level, list.start ?? 1) : BULLET_LIST;
    return list.children.flatMap(({ checked, children: [first, ...rest] }) => {
      const inside = { ...context, level: context.level + 1 };
      const box = typeof checked === "boolean" ? [plainRun(checked ? "☑ " : "☐ ")] : [];
      const runs = first?.type === "paragraph" ? inlineRuns(first.children, this.source) : [];
      const head = new Paragraph({
        style: "ListParagraph",
        numbering: { reference, level },
        ...(first && startsRightToLeft(nodeText(first)) ? { bidirectional: true } : {}),
        children: docxInline([...box, ...runs]),
      });
      const others = first && first.type !== "paragraph" ? [first, ...rest] : rest;
      return [head, ...this.write(others, inside)];
    });
  }

  private addNumberedList(level: number, start: number): string {
    const reference = `numbers-${this.numberedLists.length + 1}`;
    this.numberedLists.push({ reference, levels: numberLevels(level, start) });
    return reference;
  }

  private table({ align, children }: MdastTable): Table {
    const columns = Math.max(1, largest(children.map((row) => row.children.length)));
    const rows = children.map(
      (row, rowIndex) =>
        new TableRow({
          tableHeader: rowIndex === 0,
          cantSplit: true,
          children: Array.from({ length: columns }, (_, column) => {
            const runs = inlineRuns(row.children[column]?.children ?? [], this.source);
            return new TableCell({
              margins: { top: 60, bottom: 60, left: 100, right: 100 },
              ...(rowIndex === 0 ? { shading: { type: "clear", fill: "F3F1ED" } } : {}),
              children: [
                new Paragraph({
                  spacing: { after: 0 },
                  alignment: ALIGNMENT[align?.[column] ?? "left"],
                  children: docxInline(
                    rowIndex === 0 ? runs.map((run) => ({ ...run, bold: true })) : runs,
                  ),
                }),
              ],
            });
          }),
        }),
    );
    const borders = { top: LINE, bottom: LINE, left: LINE, right: LINE };
    return new Table({
      rows,
      width: { size: 100, type: WidthType.PERCENTAGE },
      borders: { ...borders, insideHorizontal: LINE, insideVertical: LINE },
    });
  }
}

const ALIGNMENT = {
  left: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
} as const;

function paragraphAt({ level, quoted }: BlockContext): IParagraphOptions {
  return {
    ...(quoted ? { style: "Quote" } : {}),
    ...(level > 0 ? { indent: { left: INDENT * (level + (quoted ? 1 : 0)) } } : {}),
  };
}

function codeBlock(code: string, { level }: BlockContext): Paragraph {
  const lines = code.split("\n");
  return new Paragraph({
    style: "CodeBlock",
    ...(level > 0 ? { indent: { left: INDENT * level } } : {}),
    children: lines.map(
      (text, line) => new TextRun({ text, font: CODE_FONT, ...(line > 0 ? { break: 1 } : {}) }),
    ),
  });
}
