import type { RootContent } from "mdast";

import { type MarkdownDocument, openingTitle } from "@/lib/export/markdown-document";

/** What an exported file says besides the text. */
export type ExportDetails = {
  /** Metadata title; also the first heading of a text that opens with none. */
  title: string;
  /** Decides the paper format. */
  locale: string;
  /** The engine that wrote the text, for the file's properties. */
  engine?: string | undefined;
  /** First line of the file, what a reader must know before the text. */
  notice?: string | undefined;
};

/** The blocks of a document, below its notice and with a title if it has none. */
export function withOpening(
  document: MarkdownDocument,
  { title, notice }: Pick<ExportDetails, "title" | "notice">,
): RootContent[] {
  return [
    ...(notice ? [noticeBlock(notice)] : []),
    ...(openingTitle(document) === null ? [heading(title)] : []),
    ...document.blocks,
  ];
}

/** "Written with gpt-5-mini (OpenAI)"; undefined when the engine isn't known. */
export function writtenWith({ engine }: Pick<ExportDetails, "engine">): string | undefined {
  return engine && `Written with ${engine}`;
}

function heading(value: string): RootContent {
  return { type: "heading", depth: 1, children: [{ type: "text", value }] };
}

function noticeBlock(value: string): RootContent {
  const children = [{ type: "text" as const, value }];
  return { type: "paragraph", children: [{ type: "emphasis", children }] };
}
