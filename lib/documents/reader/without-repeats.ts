import { beginsWithDate } from "@/lib/documents/reader/transactions";
import type { Unit } from "@/lib/documents/reader/unit";
import type { UnitGroup } from "@/lib/documents/reader/unit-group";

/** Names of what has to be paid in the end. */
const TOTAL =
  /^(?:(?:grand |invoice )?total(?: amount)?(?: due| payable| to pay)?|(?:total )?(?:amount|balance) (?:due|payable|to pay)|please pay(?: this amount)?)$/i;

/**
 * Groups without rows that an earlier one has already, as bills repeat their total on the slip to send back. Transactions may
 * well be the same, and stay. A group of which nothing is left stays as an empty one.
 */
export function withoutRepeats(groups: readonly UnitGroup[]): UnitGroup[] {
  const seen = new Set<string>();
  const isNew = (unit: Unit) => {
    const key = unit.kind === "row" && !beginsWithDate(unit) ? keyOf(unit) : undefined;
    if (key === undefined) return true;
    const isFirst = !seen.has(key);
    seen.add(key);
    return isFirst;
  };
  return groups.map((group) => ({ ...group, units: group.units.filter(isNew) }));
}

function keyOf({ cells, text }: Unit): string {
  const [label = "", value] = cells.filter(Boolean);
  if (value === undefined) return text.toLowerCase();
  const name = label.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, "");
  const rest = cells.slice(1).filter(Boolean).join(" ");
  return `${TOTAL.test(name.trim()) ? "total" : name}: ${rest}`;
}
