import type { PhrasingContent, Root, RootContent } from "mdast";
import type { Node } from "prosemirror-model";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";

import { phrasingOf } from "@/lib/editor/phrasing";

/** How a text writes what Markdown can write in more than one way. */
export type MarkdownStyle = { bullet: "-" | "*" | "+"; emphasis: "*" | "_" };

const USUAL: MarkdownStyle = { bullet: "-", emphasis: "*" };

/** The first bullet and the first emphasis of a text decide for what is added to it. */
export function styleOf(source: string): MarkdownStyle {
  const bullet = /^ {0,3}([-*+]) +\S/m.exec(source)?.[1] ?? USUAL.bullet;
  const isUnderscore =
    /(?<![\w*])_(?![_\s])[^_*\n]+_(?!\w)/.test(source) &&
    !/(?<!\*)\*(?![*\s])[^*\n]+\*(?!\*)/.test(source);
  // Safe: the expression has no other characters.
  return { bullet: bullet as MarkdownStyle["bullet"], emphasis: isUnderscore ? "_" : "*" };
}

/** Writes Markdown blocks, without a line break at the end. */
export function blockMarkdown(blocks: RootContent[], style: MarkdownStyle = USUAL): string {
  const root: Root = { type: "root", children: blocks };
  return unified()
    .use(remarkGfm, { tablePipeAlign: false })
    .use(remarkStringify, { ...style, rule: "-", listItemIndent: "one", fences: true })
    .stringify(root)
    .replace(/\n+$/, "");
}

/** Writes blocks of an edited document as Markdown. */
export function stringify(nodes: readonly Node[], style?: MarkdownStyle): string {
  return blockMarkdown(nodes.map(mdastOf), style);
}

/** Writes the inside of one block as Markdown, such as a selected part of a paragraph. */
export function stringifyInline(children: readonly Node[]): string {
  return blockMarkdown([{ type: "paragraph", children: phrasingOf(children) }]);
}

function mdastOf(node: Node): RootContent {
  const { attrs } = node;
  const inline = (): PhrasingContent[] => phrasingOf(node.children);
  // Safe: the schema allows blocks only where Markdown does.
  const blocks = <Content>() => node.children.map(mdastOf) as Content[];
  switch (node.type.name) {
    case "heading":
      return { type: "heading", depth: attrs.level, children: inline() };
    case "blockquote":
      return { type: "blockquote", children: blocks() };
    case "bullet_list":
      return { type: "list", ordered: false, spread: attrs.spread, children: blocks() };
    case "ordered_list":
      return {
        type: "list",
        ordered: true,
        start: attrs.start,
        spread: attrs.spread,
        children: blocks(),
      };
    case "list_item":
      return {
        type: "listItem",
        checked: attrs.checked,
        spread: attrs.spread,
        children: blocks(),
      };
    case "code_block":
      return { type: "code", lang: attrs.lang, meta: attrs.meta, value: node.textContent };
    case "source_block":
      return { type: "html", value: node.textContent };
    case "horizontal_rule":
      return { type: "thematicBreak" };
    case "table":
      return { type: "table", align: attrs.align, children: blocks() };
    case "table_row":
      return { type: "tableRow", children: blocks() };
    case "table_cell":
      return { type: "tableCell", children: withHtmlBreaks(inline()) };
    default:
      return { type: "paragraph", children: inline() };
  }
}

/** A cell is one line of Markdown. */
function withHtmlBreaks(nodes: PhrasingContent[]): PhrasingContent[] {
  return nodes.map((node): PhrasingContent => {
    if (node.type === "break") return { type: "html", value: "<br>" };
    // Safe: children of phrasing content are phrasing content.
    if ("children" in node)
      return { ...node, children: withHtmlBreaks(node.children) } as PhrasingContent;
    return node;
  });
}
