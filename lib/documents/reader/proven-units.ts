import { createYielder } from "@/lib/core/yield-to-event-loop";
import type { DocumentPart } from "@/lib/documents/citation";
import { normalizeForMatching } from "@/lib/documents/quote-index";
import type { Unit } from "@/lib/documents/reader/unit";

/** The statements whose words are really on the pages that they name. */
export async function provenUnits(
  units: readonly Unit[],
  parts: readonly DocumentPart[],
): Promise<Unit[]> {
  const pause = createYielder();
  const pages = new Map<number, string>();
  for (const { place, text } of parts) {
    await pause();
    pages.set(place, (pages.get(place) ?? "") + normalizeForMatching(text));
  }
  const proven: Unit[] = [];
  for (const unit of units) {
    await pause();
    const isProven = unit.pieces.every(({ place, quote }) =>
      pages.get(place)?.includes(normalizeForMatching(quote)),
    );
    if (isProven) proven.push(unit);
  }
  return proven;
}
