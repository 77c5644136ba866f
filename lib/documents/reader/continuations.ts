import type { UnitGroup } from "@/lib/documents/reader/find-sought";
import type { Unit } from "@/lib/documents/reader/unit";

/** "Afterwards, it is one month": only half is said without the sentence behind. */
const GOES_ON =
  /^(?:after that|afterwards?|thereafter|otherwise|in (?:that|this) case|however|from then on|until then|before that|then),?\s/i;

/** Groups of statements, each with the sentence that goes on with it. */
export function withContinuations(groups: readonly UnitGroup[], all: readonly Unit[]): UnitGroup[] {
  const shown = new Set(groups.flatMap(({ units }) => units));
  const after = (unit: Unit): Unit[] => {
    const next = all[all.indexOf(unit) + 1];
    const isNext = next && !next.isLead && next.kind === "sentence" && !shown.has(next);
    if (!isNext || !GOES_ON.test(next.text)) return [];
    shown.add(next);
    return [next];
  };
  return groups.map((group) => ({
    ...group,
    units: group.units.flatMap((unit) => [unit, ...after(unit)]),
  }));
}
