import { formatTimestamp } from "@/lib/core/format";

/** What is read: a PDF has pages, a video has seconds. */
export const DOCUMENT_KINDS = ["pdf", "youtube"] as const;

export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** A piece of a document in reading order: a page, or what is said from one second on. */
export type DocumentPart = {
  /** 1-based page, or the second at which it begins. */
  place: number;
  /** Paragraphs are parted by an empty line. Untrusted. */
  text: string;
};

/** What a result is founded on: where, and the very words that stand there. */
export type Citation = { place: number; quote: string };

/** "p. 12", "4:05" or "1:02:05". */
export function placeLabel(kind: DocumentKind, place: number): string {
  return kind === "pdf" ? `p. ${place}` : formatTimestamp(place);
}

/** The place in a label as `placeLabel` or a model writes it; undefined when it names none. */
export function placeOfLabel(kind: DocumentKind, label: string): number | undefined {
  if (kind === "pdf") {
    const page = /^\s*(?:pages?|pp?)?\.?\s*(\d{1,5})\b/i.exec(label)?.[1];
    return page ? Number(page) : undefined;
  }
  const time = /^\s*(?:(\d{1,3}):)?(\d{1,3}):(\d{2})\b/.exec(label);
  if (!time) return undefined;
  return Number(time[1] ?? 0) * 3600 + Number(time[2]) * 60 + Number(time[3]);
}

/** The mark of a citation in Markdown: a link inside the page, `[p. 12](#page=12)` or `[4:05](#t=245)`. */
export function citationMark(kind: DocumentKind, place: number): string {
  const anchor = kind === "pdf" ? `page=${place}` : `t=${Math.floor(place)}`;
  return `[${placeLabel(kind, place)}](#${anchor})`;
}

/** The place in the address of a citation's link; undefined for any other address. */
export function placeOfAnchor(href: string): number | undefined {
  const place = /^#(?:page|t)=(\d+)$/.exec(href)?.[1];
  return place === undefined ? undefined : Number(place);
}

/** A Markdown text with its citations in brackets, for where there is nothing to open. */
export function withPlainCitations(markdown: string): string {
  return markdown.replace(/\[([^\]]+)\]\(#(?:page|t)=\d+\)/g, "[$1]");
}

/** Words of a document inside Markdown: every mark is shown and none is followed. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_[\]<>#|~]/g, "\\$&")
    .replace(/^(\s*\d+)([.)])/, "$1\\$2")
    .replace(/^(\s*)([-+])/, "$1\\$2");
}
