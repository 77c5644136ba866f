import { type DOMOutputSpec, type MarkSpec, type NodeSpec, Schema } from "prosemirror-model";

/** Protocols that a link may have (K-08). */
const LINK_PROTOCOLS = /^(?:https?|ircs?|mailto|xmpp):/i;
const HAS_PROTOCOL = /^[\s\p{Cc}]*[a-z][a-z\d+.-]*:/iu;

/** Whether a link may lead there: one of our protocols, or an address of this site. */
export function isSafeHref(href: string): boolean {
  // Browsers leave these out before they read the protocol.
  const read = href.replace(/[\t\n\r]/g, "");
  return LINK_PROTOCOLS.test(read) || !HAS_PROTOCOL.test(read);
}

const block = (spec: NodeSpec): NodeSpec => ({ group: "block", ...spec });

const list = (tag: "ul" | "ol", attrs: NodeSpec["attrs"]): NodeSpec =>
  block({
    content: "list_item+",
    attrs: { spread: { default: false }, ...attrs },
    parseDOM: [
      {
        tag,
        getAttrs: (dom) => (tag === "ol" ? { start: Number(dom.getAttribute("start") ?? 1) } : {}),
      },
    ],
    toDOM: ({ attrs: { start } }): DOMOutputSpec =>
      tag === "ol" && start !== 1 ? [tag, { start }, 0] : [tag, 0],
  });

/** Text that stays as it is in the Markdown, in an unobtrusive box. */
const CODE_LIKE = { content: "text*", marks: "", code: true, defining: true } as const;

const nodes = {
  doc: { content: "block+" },
  paragraph: block({ content: "inline*", parseDOM: [{ tag: "p" }], toDOM: () => ["p", 0] }),
  heading: block({
    content: "inline*",
    attrs: { level: { default: 2 } },
    defining: true,
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
    toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
  }),
  blockquote: block({
    content: "block+",
    defining: true,
    parseDOM: [{ tag: "blockquote" }],
    toDOM: () => ["blockquote", 0],
  }),
  bullet_list: list("ul", {}),
  ordered_list: list("ol", { start: { default: 1 } }),
  list_item: {
    content: "block+",
    defining: true,
    /** `checked` is null unless it is a task. */
    attrs: { checked: { default: null }, spread: { default: false } },
    parseDOM: [{ tag: "li" }],
    toDOM: ({ attrs: { checked } }) =>
      checked === null ? ["li", 0] : ["li", { "data-task": checked ? "done" : "open" }, 0],
  },
  code_block: block({
    ...CODE_LIKE,
    attrs: { lang: { default: null }, meta: { default: null } },
    parseDOM: [{ tag: "pre", preserveWhitespace: "full" }],
    toDOM: () => ["pre", ["code", 0]],
  }),
  /** What the editor doesn't know, such as raw HTML and footnotes: its Markdown, to edit as text. */
  source_block: block({
    ...CODE_LIKE,
    parseDOM: [{ tag: "pre[data-source]", preserveWhitespace: "full", priority: 60 }],
    toDOM: () => ["pre", { "data-source": "" }, ["code", 0]],
  }),
  horizontal_rule: block({ parseDOM: [{ tag: "hr" }], toDOM: () => ["hr"] }),
  table: block({
    content: "table_row+",
    isolating: true,
    attrs: { align: { default: [] } },
    parseDOM: [{ tag: "table" }],
    toDOM: () => ["table", ["tbody", 0]],
  }),
  table_row: { content: "table_cell+", parseDOM: [{ tag: "tr" }], toDOM: () => ["tr", 0] },
  table_cell: {
    content: "inline*",
    isolating: true,
    attrs: { header: { default: false } },
    parseDOM: [
      { tag: "th", attrs: { header: true } },
      { tag: "td", attrs: { header: false } },
    ],
    toDOM: ({ attrs }) => [attrs.header ? "th" : "td", 0],
  },
  text: { group: "inline" },
  hard_break: {
    group: "inline",
    inline: true,
    selectable: false,
    parseDOM: [{ tag: "br" }],
    toDOM: () => ["br"],
  },
  /** Other hosts would learn who is writing, so only the description is shown. */
  image: {
    group: "inline",
    inline: true,
    attrs: { src: {}, alt: { default: "" }, title: { default: null } },
    parseDOM: [
      {
        tag: "span[data-image]",
        getAttrs: (dom) => ({
          src: dom.getAttribute("data-image"),
          alt: dom.textContent ?? "",
          title: dom.getAttribute("title"),
        }),
      },
    ],
    toDOM: ({ attrs: { src, alt, title } }) => [
      "span",
      { "data-image": src, ...(title && { title }) },
      alt || "Image",
    ],
    leafText: ({ attrs }) => String(attrs.alt),
  },
  /** A piece of a line that the editor doesn't know, such as a footnote's mark. */
  source_inline: {
    group: "inline",
    inline: true,
    attrs: { source: {} },
    parseDOM: [
      {
        tag: "span[data-source]",
        getAttrs: (dom) => ({ source: dom.getAttribute("data-source") }),
      },
    ],
    toDOM: ({ attrs: { source } }) => ["span", { "data-source": source }, source],
    leafText: ({ attrs }) => String(attrs.source),
  },
} satisfies Record<string, NodeSpec>;

const marks = {
  link: {
    attrs: { href: {}, title: { default: null } },
    inclusive: false,
    parseDOM: [
      {
        tag: "a[href]",
        getAttrs: (dom) => {
          const href = dom.getAttribute("href") ?? "";
          return isSafeHref(href) && { href, title: dom.getAttribute("title") };
        },
      },
    ],
    toDOM: ({ attrs: { href, title } }) => [
      "a",
      { ...(isSafeHref(href) && { href }), ...(title && { title }), rel: "noopener noreferrer" },
      0,
    ],
  },
  strong: {
    parseDOM: [
      { tag: "strong" },
      // Some sites wrap everything they copy in a <b> that isn't bold.
      { tag: "b", getAttrs: (dom) => dom.style.fontWeight !== "normal" && null },
      { style: "font-weight=400", clearMark: (mark) => mark.type.name === "strong" },
      {
        style: "font-weight",
        getAttrs: (weight) => /^(?:bold(?:er)?|[5-9]\d{2})$/.test(weight) && null,
      },
    ],
    toDOM: () => ["strong", 0],
  },
  em: {
    parseDOM: [{ tag: "i" }, { tag: "em" }, { style: "font-style=italic" }],
    toDOM: () => ["em", 0],
  },
  strike: { parseDOM: [{ tag: "s" }, { tag: "del" }], toDOM: () => ["del", 0] },
  code: { code: true, parseDOM: [{ tag: "code" }], toDOM: () => ["code", 0] },
} satisfies Record<string, MarkSpec>;

/** What an edited article can hold: the blocks and marks of GitHub Flavored Markdown, and nothing else. */
export const schema = new Schema({ nodes, marks });
