import { figuresIn } from "@/lib/documents/reader/figures";
import type { Structure, Unit } from "@/lib/documents/reader/unit";

const TIME = /^\d{1,2}[.:][0-5]\d\b/;

/** Puts the heading that names a day, as "Friday 15 May", above the hours that it has in a program. */
export function withDaysAbove(units: readonly Unit[], structure: Structure): Unit[] {
  const days = new Map<number, Unit>();
  for (const unit of structure.units)
    if (unit.kind === "heading" && hasDate(unit.text)) days.set(unit.section, unit);
  const told = new Set(units);
  return units.flatMap((unit) => {
    const day = days.get(unit.section);
    if (!day || told.has(day) || !TIME.test(unit.text) || unit === day) return [unit];
    told.add(day);
    return [day, unit];
  });
}

function hasDate(text: string): boolean {
  return figuresIn(text).some(({ type }) => type === "date");
}
