import { createYielder } from "@/lib/core/yield-to-event-loop";
import type { Unit } from "@/lib/documents/reader/unit";

/** Where some statements stand among all: a long document has hundreds of thousands, and an extract shows few. */
export async function placesOf(
  wanted: readonly Unit[],
  all: readonly Unit[],
  signal?: AbortSignal,
): Promise<Map<Unit, number>> {
  const pause = createYielder(signal);
  const sought = new Set(wanted);
  const places = new Map<Unit, number>();
  for (const [at, unit] of all.entries()) {
    if (places.size === sought.size) break;
    const turn = pause();
    if (turn) await turn;
    if (sought.has(unit)) places.set(unit, at);
  }
  return places;
}
