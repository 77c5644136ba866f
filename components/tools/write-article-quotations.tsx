"use client";

import { placeLabel, placeOfAnchor } from "@/lib/documents/citation";
import type { Article } from "@/lib/tools/write-article/contract";

/** Below an article from a document: the words that prove it, each with its place; renders nothing otherwise. */
export function WriteArticleQuotations({ meta }: { meta: Article["meta"] | null | undefined }) {
  const { source, citations = [] } = meta ?? {};
  if (!source) return null;
  const quotations = distinct(citations);
  return (
    <details className="mt-6 rounded-control border border-line px-4 py-3 text-sm">
      <summary className="min-h-6 cursor-pointer break-words font-medium">
        Quotations from {source.title} ({quotations.length})
      </summary>
      <p className="mt-2 text-soft">{source.extent}</p>
      <ul className="mt-3 grid grid-cols-1 gap-2">
        {quotations.map(({ place, quote }) => (
          <li
            key={`${place} ${quote}`}
            tabIndex={-1}
            data-place={Math.floor(place)}
            className="break-words rounded-control"
          >
            <span className="mr-2 text-soft tabular-nums">{placeLabel(source.kind, place)}</span>
            <q>{quote}</q>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Opens the quotations below an article at the place that a citation in it names. */
export function showQuotation(text: HTMLElement | null, anchor: string): void {
  const item = text?.parentElement?.querySelector<HTMLElement>(
    `[data-place="${placeOfAnchor(anchor)}"]`,
  );
  item?.closest("details")?.setAttribute("open", "");
  item?.focus();
}

type Citations = NonNullable<Article["meta"]["citations"]>;

function distinct(citations: Citations): Citations {
  const keys = citations.map(({ place, quote }) => `${place} ${quote}`);
  return citations
    .filter((_, index) => keys.indexOf(keys[index] ?? "") === index)
    .toSorted((a, b) => a.place - b.place);
}
