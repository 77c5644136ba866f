import { groupBy } from "@/lib/documents/reader/group-by";
import type { Unit } from "@/lib/documents/reader/unit";

/** Which statements are compared: half of them are the best of the whole, the other half the best of each section. */
export function preselect(
  usable: readonly Unit[],
  rough: readonly number[],
  most: number,
): number[] {
  const ordinals = [...usable.keys()].sort((a, b) => (rough[b] ?? 0) - (rough[a] ?? 0));
  if (ordinals.length <= most) return ordinals.sort((a, b) => a - b);
  const chosen = new Set(ordinals.slice(0, most / 2));
  const bySection = groupBy(ordinals, (ordinal) => usable[ordinal]?.section ?? -1);
  const share = Math.max(2, Math.floor(most / 2 / bySection.size));
  for (const own of bySection.values()) {
    for (const ordinal of own.slice(0, share)) if (chosen.size < most) chosen.add(ordinal);
  }
  return [...chosen].sort((a, b) => a - b);
}
