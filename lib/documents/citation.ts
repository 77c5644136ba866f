import { formatTimestamp } from "@/lib/core/format";

/** A kind of document that can be summarized: located by page (PDF) or by second (video). */
export type StoredDocumentKind = "pdf" | "youtube";

/** A kind of document that can be cited: one of those, or a text without pages, located by paragraph. */
export type DocumentKind = StoredDocumentKind | "text";

/** One page or paragraph, or what is said from one second on, in reading order. */
export type DocumentPart = {
  /** 1-based page or paragraph, or the second at which it begins. */
  place: number;
  /** Paragraphs are separated by a blank line. Untrusted. */
  text: string;
  /** The probability that it is a whole sentence, where somebody had to guess; absent elsewhere. */
  certainty?: number;
  /** In a transcript: somebody else begins to speak, or a paragraph begins. */
  opens?: boolean;
  /** In a transcript: who says it, where it names them. Untrusted. */
  speaker?: string;
  /** In a transcript without times: the heading that stands before it. Untrusted. */
  heading?: string;
};

/**
 * Evidence for a statement: a page, paragraph, or second, and the exact words found there. `also` are more words of that place
 * for which the same link stands, such as the other lines of an address.
 */
export type Citation = { place: number; quote: string; also?: string[] | undefined };

/** Formats a page, paragraph, or second for people: "p. 12", "par. 3", "4:05" or "1:02:05". */
export function placeLabel(kind: DocumentKind, place: number): string {
  if (kind === "youtube") return formatTimestamp(place);
  return kind === "pdf" ? `p. ${place}` : `par. ${place}`;
}

/**
 * Parses a page, paragraph, or second from a label written by `placeLabel` or a model; undefined when it
 * contains none.
 */
export function placeOfLabel(kind: DocumentKind, label: string): number | undefined {
  if (kind !== "youtube") {
    const page = /^\s*(?:pages?|pp?|paragraphs?|par)?\.?\s*(\d{1,5})\b/i.exec(label)?.[1];
    return page ? Number(page) : undefined;
  }
  const time = /^\s*(?:(\d{1,3}):)?(\d{1,3}):(\d{2})\b/.exec(label);
  if (!time) return undefined;
  return Number(time[1] ?? 0) * 3600 + Number(time[2]) * 60 + Number(time[3]);
}

/** Formats a citation as an in-page Markdown link: `[p. 12](#page=12)` or `[4:05](#t=245)`. */
export function citationMark(kind: DocumentKind, place: number): string {
  const anchor = { pdf: "page", youtube: "t", text: "par" }[kind];
  return `[${placeLabel(kind, place)}](#${anchor}=${Math.floor(place)})`;
}

/** Parses the page, paragraph, or second from a citation link's address; undefined for any other address. */
export function placeOfAnchor(href: string): number | undefined {
  const place = /^#(?:page|par|t)=(\d+)(?:&n=\d+)?$/.exec(href)?.[1];
  return place === undefined ? undefined : Number(place);
}

/** Not one whose brackets are escaped: those are words of the document. */
const WRITTEN_LINK = /(?<!\\)\[([^[\]\\]+)\]\(#(page|par|t)=(\d+)\)/g;

/** Numbers citation links from 0, in their order, so that each is known from the others: `[p. 12](#page=12&n=0)`. */
export function numberCitations(markdown: string): string {
  let number = 0;
  return markdown.replace(WRITTEN_LINK, (_, label: string, kind: string, place: string) => {
    const link = `[${label}](#${kind}=${place}&n=${number})`;
    number += 1;
    return link;
  });
}

/**
 * The quotations that a numbered citation link stands for: its own, or all of its place where a text doesn't have a link
 * for each.
 */
export function quotesOfAnchor(href: string, citations: readonly Citation[]): string[] {
  const place = placeOfAnchor(href);
  const number = /&n=(\d+)$/.exec(href)?.[1];
  const own = number === undefined ? undefined : citations[Number(number)];
  if (own && Math.floor(own.place) === place) return [own.quote, ...(own.also ?? [])];
  return citations.filter((one) => Math.floor(one.place) === place).map(({ quote }) => quote);
}

/** Says at the citations of pages that were recognized from an image that they were: `[p. 3, scan](#page=3)`. */
export function markScans(markdown: string, pages: ReadonlySet<number>): string {
  if (pages.size === 0) return markdown;
  return markdown.replace(WRITTEN_LINK, (link, label: string, kind: string, place: string) =>
    kind === "page" && pages.has(Number(place)) ? `[${label}, scan](#page=${place})` : link,
  );
}

/** A document's own words as Markdown, with the link to their place. */
export function citedQuote(kind: DocumentKind, { quote, place }: Citation): string {
  return `${escapeMarkdown(quote)} ${citationMark(kind, place)}`;
}

/** Words in a block quote, below the heading that they stand under, which is no part of their sentence; empty for none. */
export function quotedUnder(heading: string, words: string): string {
  return heading ? `> **${escapeMarkdown(heading)}**  \n> ${words}` : `> ${words}`;
}

/** Escapes Markdown syntax so that text from a document shows literally and links nowhere. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_[\]<>#|~]/g, "\\$&")
    .replace(/^(\s*\d+)([.)])/, "$1\\$2")
    .replace(/^(\s*)([-+])/, "$1\\$2");
}
