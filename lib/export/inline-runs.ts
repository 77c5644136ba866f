import type { Nodes, PhrasingContent } from "mdast";

import type { MarkdownDocument } from "@/lib/export/markdown-document";

/** A run of text with uniform formatting. "\n" in `text` is a line break. */
export type InlineRun = {
  text: string;
  bold: boolean;
  italic: boolean;
  strike: boolean;
  code: boolean;
  superscript: boolean;
  href: string | null;
};

const PLAIN: InlineRun = {
  text: "",
  bold: false,
  italic: false,
  strike: false,
  code: false,
  superscript: false,
  href: null,
};

/** Models use it in table cells; the page shows it as a line break too. */
const LINE_BREAK = /^<br\s*\/?>$/i;

/** Flattens nested inline Markdown into runs. Raw HTML shows as text. */
export function inlineRuns(
  nodes: readonly PhrasingContent[],
  source: MarkdownDocument,
): InlineRun[] {
  return nodes.flatMap((node) => runsOf(node, PLAIN, source));
}

/** Creates a run without formatting. */
export function plainRun(text: string): InlineRun {
  return { ...PLAIN, text };
}

function runsOf(node: Nodes, marks: InlineRun, source: MarkdownDocument): InlineRun[] {
  const inside = (more: Partial<InlineRun>): InlineRun[] =>
    "children" in node
      ? node.children.flatMap((child) => runsOf(child, { ...marks, ...more }, source))
      : [];
  switch (node.type) {
    case "text":
      // A soft line break is a space.
      return [{ ...marks, text: node.value.replace(/\r?\n/g, " ") }];
    case "html":
      return [{ ...marks, text: LINE_BREAK.test(node.value) ? "\n" : node.value }];
    case "inlineCode":
      return [{ ...marks, code: true, text: node.value }];
    case "break":
      return [{ ...marks, text: "\n" }];
    case "strong":
      return inside({ bold: true });
    case "emphasis":
      return inside({ italic: true });
    case "delete":
      return inside({ strike: true });
    case "link":
    case "linkReference":
      return inside({ href: source.hrefOf(node) });
    case "image":
    case "imageReference":
      return [{ ...marks, text: node.alt || "Image", href: source.hrefOf(node) }];
    case "footnoteReference": {
      const number = source.noteNumber(node.identifier);
      return number ? [{ ...marks, text: `[${number}]`, superscript: true }] : [];
    }
    default:
      return inside({});
  }
}
