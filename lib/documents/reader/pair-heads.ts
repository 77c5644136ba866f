import type { Unit } from "@/lib/documents/reader/unit";

const MAX_WORDS = 6;
/** What the second of two columns is called, and no value is. */
const VALUE_HEAD =
  /^(?:values?|amounts?|prices?|costs?|fees?|charges?|rates?|shares?|dates?|quantity|qty\.?|points|marks|totals?|percentages?|scores?|penalty|fines?|deductions?|refunds?|when|where|who|how (?:much|many|often|long)|(?:what )?(?:you|we) (?:pay|owe|get|receive)|(?:max(?:imum)?|min(?:imum)?|number|no\.|amount) (?:of )?\p{L}[\p{L} ]{0,40})(?: \([^()]{1,20}\))?$/iu;

/** Whether a row only names two columns: "Item · Value" above names with their values, and below no other row. */
export function namesPairs(units: readonly Unit[], at: number): boolean {
  const [above, unit, below] = [units[at - 1], units[at], units[at + 1]];
  if (!unit || !isPair(unit) || (above && isPair(above)) || !below || !isPair(below)) return false;
  const [name = "", value = ""] = unit.cells;
  const isName = /\p{L}{2}/u.test(name) && !/\d/.test(name) && name.split(" ").length <= MAX_WORDS;
  return isName && VALUE_HEAD.test(value) && !VALUE_HEAD.test(below.cells[1] ?? "");
}

/** Two cells beside each other, not a label with a colon. */
function isPair({ kind, text, cells, head }: Unit): boolean {
  return kind === "row" && cells.length === 2 && head.length === 0 && text === cells.join(" ");
}
