import { pointsBack } from "@/lib/documents/reader/points-back";
import type { Structure, Unit } from "@/lib/documents/reader/unit";

const MAX_CHARACTERS = 400;

/** The sentence before, in the same paragraph, where a sentence points back to it; undefined where it stands alone. */
function saidBefore({ units }: Structure, unit: Unit): Unit | undefined {
  if (unit.kind !== "sentence" || unit.isLead || !pointsBack(unit.text)) return undefined;
  const before = units[units.indexOf(unit) - 1];
  const isSame = before?.kind === "sentence" && before.section === unit.section;
  return isSame && before.text.length <= MAX_CHARACTERS ? before : undefined;
}

/** Statements, each behind the sentence it points back to. */
export function withSaidBefore(structure: Structure, units: readonly Unit[]): Unit[] {
  return [...new Set(units.flatMap((unit) => [saidBefore(structure, unit) ?? unit, unit]))];
}
