import { filterInTurns } from "@/lib/core/yield-to-event-loop";
import { asksWhenBack, isOfThing, saysBack } from "@/lib/documents/reader/comes-back";
import type { UnitIndex } from "@/lib/documents/reader/indexed-units";
import { slotsOf } from "@/lib/documents/reader/timetable";
import type { UnitAnswer } from "@/lib/documents/reader/unit-answer";

const CLOCK =
  /(?<![\d.,:])(?:(?:about|around) )?(?:\d{1,2}[:.][0-5]\d(?: ?[ap]\.?m\b)?|\d{1,2} ?[ap]\.?m\b|noon\b)/gi;

/** When people come back from a trip: by the row of its timetable, or by the only sentence that says at what time. */
export async function answerReturn(
  { structure, signal }: UnitIndex,
  question: string,
): Promise<UnitAnswer | undefined> {
  if (!asksWhenBack(question)) return undefined;
  const slots = (await slotsOf(structure, signal)).filter(({ unit }) => saysBack(unit.text));
  const [slot, ...others] = slots;
  if (slot && others.length === 0)
    return {
      kind: "answer",
      lead: slot.day ? `${slot.time}, ${slot.day}` : slot.time,
      units: [slot.unit],
    };
  const isTold = ({ kind, text }: { kind: string; text: string }) =>
    kind !== "heading" && saysBack(text) && !isOfThing(text) && text.search(CLOCK) >= 0;
  const told = await filterInTurns(structure.units, isTold, signal);
  const [unit, ...more] = told;
  const [time, ...rest] = unit?.text.match(CLOCK) ?? [];
  if (!unit || more.length > 0 || slots.length > 1) return undefined;
  return { kind: "answer", ...(time && rest.length === 0 && { lead: time }), units: [unit] };
}
