import type { FootnoteDefinition, Nodes, RootContent } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

/**
 * Protocols that an exported link may have (K-08); relative addresses mean nothing outside the app.
 */
const LINK_PROTOCOLS = /^(?:https?|ircs?|mailto|xmpp):/i;

/** Parsed Markdown with references resolved, as the Word and PDF writers need it. */
export type MarkdownDocument = {
  blocks: RootContent[];
  /** The address of a link, an image or a reference to one; null when it must not be linked. */
  hrefOf: (node: Nodes) => string | null;
  /** Footnotes in numerical order. */
  notes: FootnoteDefinition[];
  /** The 1-based number of a footnote; null when it isn't defined. */
  noteNumber: (identifier: string) => number | null;
};

/** Parses GitHub Flavored Markdown. */
export function parseMarkdown(markdown: string): MarkdownDocument {
  const root = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  const urls = new Map<string, string>();
  const definitions = new Map<string, FootnoteDefinition>();
  const referenced: string[] = [];
  visit(root, (node) => {
    if (node.type === "definition" && !urls.has(node.identifier))
      urls.set(node.identifier, node.url);
    if (node.type === "footnoteDefinition") definitions.set(node.identifier, node);
    if (node.type === "footnoteReference" && !referenced.includes(node.identifier)) {
      referenced.push(node.identifier);
    }
  });
  const numbered = referenced.filter((identifier) => definitions.has(identifier));
  return {
    blocks: root.children,
    hrefOf: (node) => {
      if (node.type === "link" || node.type === "image") return safeHref(node.url);
      if (node.type !== "linkReference" && node.type !== "imageReference") return null;
      return safeHref(urls.get(node.identifier) ?? "");
    },
    notes: numbered.flatMap((identifier) => definitions.get(identifier) ?? []),
    noteNumber: (identifier) => {
      const index = numbered.indexOf(identifier);
      return index < 0 ? null : index + 1;
    },
  };
}

/**
 * Returns the text of the level 1 heading that opens the document; null when it opens with anything
 * else.
 */
export function openingTitle({ blocks }: MarkdownDocument): string | null {
  const [first] = blocks;
  return first?.type === "heading" && first.depth === 1 ? nodeText(first) : null;
}

/** Returns the text of a node without formatting. */
export function nodeText(node: Nodes): string {
  if ("value" in node) return node.value;
  if ("alt" in node) return node.alt || "Image";
  if (node.type === "break") return "\n";
  return "children" in node ? node.children.map((child) => nodeText(child)).join("") : "";
}

function safeHref(url: string): string | null {
  return LINK_PROTOCOLS.test(url) ? url : null;
}

function visit(node: Nodes, enter: (node: Nodes) => void): void {
  enter(node);
  if ("children" in node) for (const child of node.children) visit(child, enter);
}
