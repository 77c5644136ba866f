import "server-only";

import { notFound, notFoundText, type QuotedAnswer } from "@/lib/documents/quoted-answer";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { provenUnits } from "@/lib/documents/reader/proven-units";
import { writeAnswer } from "@/lib/documents/reader/write-answer";
import { citationsOf } from "@/lib/documents/reader/write-extract";
import type { SearchableDocument } from "@/lib/documents/searchable-document";

/**
 * An answer whose statements are looked up in the document; "not found" when one isn't there.
 *
 * @throws AppError `aborted` when the signal of the index fires
 */
export async function proved(
  document: SearchableDocument,
  { structure, signal }: UnitIndex,
  answer: Parameters<typeof writeAnswer>[0],
): Promise<QuotedAnswer> {
  const places = new Set(answer.units.flatMap(({ pieces }) => pieces.map(({ place }) => place)));
  const pages = [...places].map((place) => ({ place, text: document.quoteIndex.textAt(place) }));
  const proven = await provenUnits(answer.units, pages);
  if (proven.length < answer.units.length || proven.length === 0)
    return notFound(notFoundText(document.kind));
  const citations = citationsOf(proven);
  const written = await writeAnswer(answer, structure, signal);
  return { answer: written, found: true, citations, dropped: 0 };
}
