"use client";

import { Markdown } from "@/components/ui/markdown";
import {
  type Citation,
  numberCitations,
  placeOfAnchor,
  quotesOfAnchor,
} from "@/lib/documents/citation";

/** Opens a place in the document, with the words cited from it highlighted. */
export type OpenCitation = (place: number, quotes: string[]) => void;

type CitedMarkdownProps = {
  /** Untrusted; its citations are links within the page. */
  source: string;
  citations: readonly Citation[];
  /** Null where there is nothing to open: citations are then plain text. */
  onOpen: OpenCitation | null;
};

/** A text whose citations open the place they name. */
export function CitedMarkdown({ source, citations, onOpen }: CitedMarkdownProps) {
  function open(anchor: string): void {
    const place = placeOfAnchor(anchor);
    if (place !== undefined) onOpen?.(place, quotesOfAnchor(anchor, citations));
  }
  if (!onOpen) return <Markdown source={source} />;
  return <Markdown source={numberCitations(source)} onAnchor={open} />;
}
