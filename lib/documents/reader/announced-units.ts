import { findInTurns } from "@/lib/core/yield-to-event-loop";
import type { Sought } from "@/lib/documents/reader/sought-rule";
import type { Structure, Unit } from "@/lib/documents/reader/unit";
import { announcesSome } from "@/lib/documents/reader/usable-units";

const MOST_ANNOUNCED = 3;
/** "Limitations." or "3 Results." in front of its paragraph. */
const NUMBER = /^\d{1,2}\.? (?=\p{Lu})/u;
const RUN_IN = /^\p{Lu}[\p{L} ]{3,30}[.:]$/u;

/** The rest of the paragraph behind a statement that announces what is looked for. */
export async function announcedUnits(
  { units }: Structure,
  { announced }: Sought,
  signal: AbortSignal | undefined,
): Promise<Unit[]> {
  if (!announced) return [];
  const isAnnouncing = (unit: Unit) => {
    const text = unit.text.replace(NUMBER, "");
    return (announcesSome(text) || RUN_IN.test(text)) && announced.test(text);
  };
  const unit = await findInTurns(units, isAnnouncing, signal);
  if (!unit) return [];
  const at = units.indexOf(unit);
  const following = units.slice(at + 1, at + 1 + MOST_ANNOUNCED);
  const end = following.findIndex(({ isLead, kind }) => isLead && kind !== "item");
  return end < 0 ? following : following.slice(0, end);
}
