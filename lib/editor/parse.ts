import type { List, Nodes, PhrasingContent, RootContent, TableRow } from "mdast";
import { Fragment, type Mark, type Node } from "prosemirror-model";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

import { schema } from "@/lib/editor/schema";
import { blockMarkdown } from "@/lib/editor/stringify";

/** Models put it in table cells; the page shows it as a line break too. */
const LINE_BREAK = /^<br\s*\/?>$/i;

type Context = {
  source: string;
  /** Where reference links lead, by identifier. */
  targets: Map<string, { url: string; title?: string | null | undefined }>;
};

/** A block of a document, with the place of its Markdown in the source. */
export type ParsedBlock = { node: Node; start: number; end: number };

/** Parses GitHub Flavored Markdown into the blocks of a document. None for a text without any. */
export function parseBlocks(source: string): ParsedBlock[] {
  const root = unified().use(remarkParse).use(remarkGfm).parse(source);
  const context: Context = { source, targets: new Map() };
  findTargets(root, context);
  return root.children.map((child) => {
    const { start, end } = placeOf(child);
    return { node: blockOf(child, context, source.slice(start, end)), start, end };
  });
}

/** Parses GitHub Flavored Markdown. A text without any blocks is an empty paragraph. */
export function parseDocument(source: string): Node {
  const blocks = parseBlocks(source).map(({ node }) => node);
  return schema.nodes.doc.create(
    null,
    blocks.length > 0 ? blocks : schema.nodes.paragraph.create(),
  );
}

function placeOf({ position }: Nodes): { start: number; end: number } {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}

function findTargets(node: Nodes, context: Context): void {
  const { targets } = context;
  if (node.type === "definition" && !targets.has(node.identifier)) {
    targets.set(node.identifier, node);
  }
  if ("children" in node) for (const child of node.children) findTargets(child, context);
}

/** @param own the block's own Markdown; undefined inside another block, whose markers would be in it */
function blockOf(node: Nodes, context: Context, own?: string): Node {
  const { nodes } = schema;
  const inside = (children: Nodes[]): Node[] => {
    const blocks = children.map((child) => blockOf(child, context));
    return blocks.length > 0 ? blocks : [nodes.paragraph.create()];
  };
  switch (node.type) {
    case "paragraph":
      return nodes.paragraph.create(null, inlineOf(node.children, context));
    case "heading":
      return nodes.heading.create({ level: node.depth }, inlineOf(node.children, context));
    case "blockquote":
      return nodes.blockquote.create(null, inside(node.children));
    case "list":
      return listOf(node, inside);
    case "code":
      return nodes.code_block.create(
        { lang: node.lang ?? null, meta: node.meta ?? null },
        textOf(node.value),
      );
    case "thematicBreak":
      return nodes.horizontal_rule.create();
    case "table":
      return nodes.table.create(
        { align: node.align ?? [] },
        node.children.map((row, index) => rowOf(row, index === 0, context)),
      );
    default:
      return nodes.source_block.create(null, textOf(sourceOf(node, own)));
  }
}

function listOf(list: List, inside: (children: Nodes[]) => Node[]): Node {
  const { nodes } = schema;
  const spread = list.spread ?? false;
  const items = list.children.map((item) =>
    nodes.list_item.create(
      { checked: item.checked ?? null, spread: item.spread ?? false },
      inside(item.children),
    ),
  );
  return list.ordered
    ? nodes.ordered_list.create({ start: list.start ?? 1, spread }, items)
    : nodes.bullet_list.create({ spread }, items);
}

function rowOf(row: TableRow, header: boolean, context: Context): Node {
  const { table_row, table_cell } = schema.nodes;
  const cells = row.children.map((cell) =>
    table_cell.create({ header }, inlineOf(cell.children, context)),
  );
  return table_row.create(null, cells);
}

function sourceOf(node: Nodes, own: string | undefined): string {
  if (own !== undefined) return own;
  // Safe: only blocks come here.
  return node.type === "html" ? node.value : blockMarkdown([node as RootContent]);
}

function textOf(text: string): Node[] {
  return text ? [schema.text(text)] : [];
}

function inlineOf(nodes: readonly PhrasingContent[], context: Context): Fragment {
  // Joins neighbors alike.
  return Fragment.fromArray(nodes.flatMap((node) => piecesOf(node, context, [])));
}

function piecesOf(node: PhrasingContent, context: Context, marks: readonly Mark[]): Node[] {
  const { nodes } = schema;
  const text = (value: string, own = marks): Node[] =>
    // A soft line break is a space.
    value ? [schema.text(value.replace(/\r?\n/g, " "), own)] : [];
  const within = (children: PhrasingContent[], mark: Mark): Node[] =>
    children.flatMap((child) => piecesOf(child, context, mark.addToSet(marks)));
  switch (node.type) {
    case "text":
      return text(node.value);
    case "html":
      return LINE_BREAK.test(node.value)
        ? [nodes.hard_break.create(null, null, marks)]
        : text(node.value);
    case "inlineCode":
      return text(node.value, schema.marks.code.create().addToSet(marks));
    case "break":
      return [nodes.hard_break.create(null, null, marks)];
    case "strong":
      return within(node.children, schema.marks.strong.create());
    case "emphasis":
      return within(node.children, schema.marks.em.create());
    case "delete":
      return within(node.children, schema.marks.strike.create());
    case "link":
    case "linkReference": {
      const { url, title } = targetOf(node, context);
      const linked = within(
        node.children,
        schema.marks.link.create({ href: url, title: title ?? null }),
      );
      return linked.length > 0 ? linked : [unknown(node, context, marks)];
    }
    case "image":
    case "imageReference": {
      const { url: src, title } = targetOf(node, context);
      const attrs = { src, alt: node.alt ?? "", title: title ?? null };
      return [nodes.image.create(attrs, null, marks)];
    }
    default:
      return [unknown(node, context, marks)];
  }
}

type Linking = Extract<PhrasingContent, { url: string } | { identifier: string }>;

function targetOf(node: Linking, { targets }: Context) {
  if ("url" in node) return node;
  return targets.get(node.identifier) ?? { url: "" };
}

function unknown(node: PhrasingContent, { source }: Context, marks: readonly Mark[]): Node {
  const { start, end } = placeOf(node);
  return schema.nodes.source_inline.create({ source: source.slice(start, end) }, null, marks);
}
