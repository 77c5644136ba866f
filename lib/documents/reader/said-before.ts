import type { Structure, Unit } from "@/lib/documents/reader/unit";

/** "Without it, …", "After that, …": what is meant stands in the sentence before. */
const POINTS_BACK =
  /^(?:(?:without|beyond|after|before|until|above|below|for|in|with|under|if) (?:it|that|this|them|these|those|which)|it|they|this|that|these|those|otherwise|if (?:not|so|more|less)|in (?:that|this|such a|either) case|thereafter)\b(?! (?:agreement|contract|lease|document|policy|manual|paper|study|report|notice|letter|handbook|guide|form|proposal|offer|invoice|statement|warranty|is to certify)\b)/i;
const MAX_CHARACTERS = 400;

/** The sentence before, in the same paragraph, where a sentence points back to it; undefined where it stands alone. */
function saidBefore({ units }: Structure, unit: Unit): Unit | undefined {
  if (unit.kind !== "sentence" || unit.isLead || !POINTS_BACK.test(unit.text)) return undefined;
  const before = units[units.indexOf(unit) - 1];
  const isSame = before?.kind === "sentence" && before.section === unit.section;
  return isSame && before.text.length <= MAX_CHARACTERS ? before : undefined;
}

/** Statements, each behind the sentence it points back to. */
export function withSaidBefore(structure: Structure, units: readonly Unit[]): Unit[] {
  return [...new Set(units.flatMap((unit) => [saidBefore(structure, unit) ?? unit, unit]))];
}
