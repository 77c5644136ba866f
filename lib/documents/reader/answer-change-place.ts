import { createYielder } from "@/lib/core/yield-to-event-loop";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { isHeadOfTable, type Unit } from "@/lib/documents/reader/unit";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";

const ASKS =
  /^\W{0,3}(?:and |so )?(?:where\b|(?:at |in )?(?:what|which) (?:station|stop|place|town|city|airport)\b)[^?]{0,40}\bchange(?: (?:trains?|bus(?:es)?|planes?|flights?|ferr(?:y|ies)|lines?))?\W*$/i;
const FROM = /^(?:from|departure|departs from|origin)$/i;
const TO = /^(?:to|arrival|arrives (?:at|in)|destination)$/i;

/** Where one changes: where one row of a journey ends and the next begins. */
export async function answerChangePlace(
  { structure: { units }, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  if (!ASKS.test(question)) return undefined;
  const pause = createYielder(signal);
  const places = new Set<string>();
  const legs = new Set<Unit>();
  let before: Unit | undefined;
  for (const unit of units) {
    await pause();
    const isLeg = unit.kind === "row" && !isHeadOfTable(unit) && cellBelow(unit, FROM);
    const place = isLeg && before?.section === unit.section ? cellBelow(before, TO) : undefined;
    if (before && place && place === cellBelow(unit, FROM)) {
      places.add(place);
      legs.add(before).add(unit);
    }
    before = isLeg ? unit : undefined;
  }
  if (places.size === 0) return undefined;
  return { kind: "answer", lead: [...places].join("; "), units: [...legs] };
}

function cellBelow({ cells, head }: Unit, name: RegExp): string | undefined {
  return cells[head.findIndex((one) => name.test(one))] || undefined;
}
