import type { Figure } from "@/lib/documents/reader/figure-types";
import type { Unit } from "@/lib/documents/reader/unit";

const BEFORE = /\b(?:by|grew|rose|fell|dropped|increased|decreased|declined|reduced)\s$/i;
const AFTER =
  /^\s(?:fewer|more|less|higher|lower|faster|slower|increase|decrease|reduction|growth|drop)\b/i;

/** "62% fewer" and "fell by 13%": a change, not a share. */
export function isRelative({ at, text, type }: Figure, unit: Pick<Unit, "text">): boolean {
  if (type !== "percent") return false;
  return (
    AFTER.test(unit.text.slice(at + text.length)) ||
    BEFORE.test(unit.text.slice(Math.max(0, at - 20), at))
  );
}
