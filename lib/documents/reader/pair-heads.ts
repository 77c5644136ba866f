import type { Unit } from "@/lib/documents/reader/unit";

const MAX_WORDS = 6;
/** What the second of two columns is called, and no value is. */
const VALUE_HEAD =
  /^(?:values?|amounts?|prices?|costs?|fees?|charges?|rates?|shares?|dates?|quantity|qty\.?|points|marks|totals?|percentages?|scores?|penalty|fines?|deductions?|refunds?|when|where|who|how (?:much|many|often|long)|(?:what )?(?:you|we) (?:pay|owe|get|receive)|(?:max(?:imum)?|min(?:imum)?|number|no\.|amount) (?:of )?\p{L}[\p{L} ]{0,40})(?: \([^()]{1,20}\))?$/iu;

/** What the first of two columns is called where it says how often what stands beside it is. */
const FREQUENCY_HEAD = /^(?:how (?:often|likely|common)|frequency|likelihood|probability)$/i;
/** What stands beside that as a value. */
const FREQUENCY =
  /\b(?:daily|weekly|monthly|yearly|annually|every|each|once|twice|times?|always|never|rarely|sometimes|often|high|low|likely)\b/i;

/** Whether a row only names two columns: "Item · Value" above names with their values, and below no other row. */
export function namesPairs(units: readonly Unit[], at: number): boolean {
  const [above, unit, below] = [units[at - 1], units[at], units[at + 1]];
  if (!unit || !isPair(unit) || (above && isPair(above)) || !below || !isPair(below)) return false;
  const [name = "", value = ""] = unit.cells;
  const isName = /\p{L}{2}/u.test(name) && !/\d/.test(name) && name.split(" ").length <= MAX_WORDS;
  if (!isName || VALUE_HEAD.test(below.cells[1] ?? "")) return false;
  return (
    VALUE_HEAD.test(value) ||
    (FREQUENCY_HEAD.test(name) && !/\d/.test(value) && !FREQUENCY.test(value))
  );
}

/** Two cells beside each other, not a label with a colon. */
function isPair({ kind, text, cells, head }: Unit): boolean {
  return kind === "row" && cells.length === 2 && head.length === 0 && text === cells.join(" ");
}
