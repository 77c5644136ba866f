import type rehypeSanitize from "rehype-sanitize";

type Root = Parameters<ReturnType<typeof rehypeSanitize>>[0];
type RootContent = Root["children"][number];

/**
 * Rehype plugin: raw HTML becomes literal text, so that nothing is rendered and none of an author's
 * words (`List<String>`) are lost. A `<br>`, which models put into table cells, breaks the line.
 */
export function rawHtmlAsText() {
  return (tree: Root): void => rewrite(tree);
}

function rewrite(parent: { children: RootContent[] }): void {
  parent.children = parent.children.map((child): RootContent => {
    if (child.type === "raw") return textOf(child.value);
    if ("children" in child) rewrite(child);
    return child;
  });
}

function textOf(html: string): RootContent {
  if (/^<br\s*\/?>$/i.test(html)) {
    return { type: "element", tagName: "br", properties: {}, children: [] };
  }
  return { type: "text", value: html };
}
