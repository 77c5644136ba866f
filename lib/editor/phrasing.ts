import type { PhrasingContent } from "mdast";
import type { Mark, Node } from "prosemirror-model";

/** A piece of a line, and the marks around it that aren't written yet. */
type Piece = { node: Node; marks: readonly Mark[] };

/**
 * Nests flat, marked text the way Markdown writes it. Spaces at the edges of bold, italic, and struck text move outside,
 * where Markdown needs them, and those at the edges of the line are dropped.
 */
export function phrasingOf(nodes: readonly Node[]): PhrasingContent[] {
  const pieces = nodes.map((node) => ({
    node,
    marks: node.marks.filter(({ type }) => type.name !== "code"),
  }));
  return trimmed(nest(pieces));
}

function nest(pieces: readonly Piece[]): PhrasingContent[] {
  const nested: PhrasingContent[] = [];
  for (let at = 0; at < pieces.length; ) {
    const { mark, end } = longestMark(pieces, at);
    if (!mark) {
      append(nested, leafOf(pieces[at]?.node));
    } else {
      const inside = pieces.slice(at, end).map(({ node, marks }) => ({
        node,
        marks: marks.filter((other) => other !== mark && !other.eq(mark)),
      }));
      for (const part of wrap(mark, nest(inside))) append(nested, part);
    }
    at = end;
  }
  return nested;
}

/** The mark at a piece that goes on for longest, and where it ends. */
function longestMark(pieces: readonly Piece[], at: number): { mark?: Mark; end: number } {
  let longest: { mark?: Mark; end: number } = { end: at + 1 };
  for (const mark of pieces[at]?.marks ?? []) {
    let end = at + 1;
    while (pieces[end]?.marks.some((other) => other.eq(mark))) end += 1;
    if (!longest.mark || end > longest.end) longest = { mark, end };
  }
  return longest;
}

function append(nodes: PhrasingContent[], node: PhrasingContent | undefined): void {
  const last = nodes.at(-1);
  if (node?.type === "text" && last?.type === "text") {
    nodes[nodes.length - 1] = { type: "text", value: last.value + node.value };
  } else if (node) nodes.push(node);
}

function leafOf(node: Node | undefined): PhrasingContent | undefined {
  const { attrs = {} } = node ?? {};
  switch (node?.type.name) {
    case "text": {
      const value = node.text ?? "";
      const isCode = node.marks.some(({ type }) => type.name === "code");
      return isCode ? { type: "inlineCode", value } : { type: "text", value };
    }
    case "hard_break":
      return { type: "break" };
    case "image":
      return { type: "image", url: attrs.src, alt: attrs.alt, title: attrs.title };
    case "source_inline":
      return { type: "html", value: attrs.source };
    default:
      return undefined;
  }
}

const WRAPPED = { strong: "strong", em: "emphasis", strike: "delete" } as const;

function wrap(mark: Mark, children: PhrasingContent[]): PhrasingContent[] {
  const { attrs, type } = mark;
  if (type.name === "link") {
    return [{ type: "link", url: attrs.href, title: attrs.title, children }];
  }
  // Safe: the schema has no other marks, and code is written with its text.
  const name = WRAPPED[type.name as keyof typeof WRAPPED];
  const { before, inside, after } = withoutEdges(children);
  if (inside.length === 0) return [...before, ...after];
  return [...before, { type: name, children: inside }, ...after];
}

/** Splits off spaces and line breaks at both ends. */
function withoutEdges(nodes: readonly PhrasingContent[]) {
  const inside = [...nodes];
  const before: PhrasingContent[] = [];
  const after: PhrasingContent[] = [];
  for (let first = inside[0]; first; first = inside[0]) {
    if (!takeEdge(inside, before, /^\s+/, 0, first)) break;
  }
  for (let last = inside.at(-1); last; last = inside.at(-1)) {
    if (!takeEdge(inside, after, /\s+$/, inside.length - 1, last)) break;
  }
  return { before, inside, after: after.reverse() };
}

/** @returns whether there may be more */
function takeEdge(
  inside: PhrasingContent[],
  taken: PhrasingContent[],
  spaces: RegExp,
  at: number,
  node: PhrasingContent,
): boolean {
  if (node.type === "break") {
    taken.push(node);
    inside.splice(at, 1);
    return true;
  }
  if (node.type !== "text") return false;
  const [edge] = spaces.exec(node.value) ?? [];
  if (!edge) return false;
  taken.push({ type: "text", value: edge });
  const value = node.value.replace(spaces, "");
  inside.splice(at, 1, ...(value ? [{ type: "text" as const, value }] : []));
  return value === "";
}

function trimmed(nodes: PhrasingContent[]): PhrasingContent[] {
  return withoutEdges(nodes).inside;
}
