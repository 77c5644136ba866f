import { asksYesOrNo } from "@/lib/documents/reader/question-type";
import type { Structure, Unit } from "@/lib/documents/reader/unit";

/** What a title alone can't tell; what is when and where, it may. */
const ASKS_MORE =
  /^\W{0,3}(?:and |so |but )?(?:why|how come|how (?!much|many|long|often|old|far|big|large|high|late|early)|what (?:happens|if))\b/i;
const MIN_TITLE_WORDS = 5;
const MAX_TITLE = 300;
const FIRST_UNITS = 2;

/** The title at the top of a document, in its own words: a long line without an end, in front of everything else. */
function titleUnit({ units }: Structure): Unit | undefined {
  const isTitle = ({ kind, text, cells, section }: Unit) =>
    (kind === "heading" || (kind === "sentence" && section < 0)) &&
    cells.length < 2 &&
    text.length <= MAX_TITLE &&
    text.split(" ").length >= MIN_TITLE_WORDS &&
    !/\d/.test(text) &&
    !/[.!?;,]$/.test(text);
  return units.slice(0, FIRST_UNITS).find(isTitle);
}

const OTHER_PARK =
  /\b(?:parking|parked|car ?parks?|parks? (?:their|your|his|her|its|a|the|in|on|at|only)|to park|may park|can park|must park|not park|no parking|park(?: and |-and-| ?\+ ?| ?& ?)ride|(?:cars?|vehicles?) (?:can|may|must|should|are)|leave (?:your|the|their|a|my) (?:cars?|vehicles?)|(?:free|car|disabled|visitor|public) spaces)\b/i;
/** "The Public Parks studio", "Quayside Park 4": a name. */
const IN_NAME = /(?:\p{Lu}\p{L}{1,30} Parks?\b|\bParks? (?:\p{Lu}|\d))/u;
const ASKS_PARKING =
  /\b(?:to|can i|can we|do i|do we|may i|i) park\b|\bparking\b|\bpark (?:my|the|our|a|your) \p{L}/iu;

/**
 * Whether a statement can't answer a question, whatever words they share: the title of the document, or a name with "Park" in
 * it where somebody wants to park.
 */
export function isNoAnswer(structure: Structure, question: string): (unit: Unit) => boolean {
  const title =
    ASKS_MORE.test(question) || asksYesOrNo(question) ? titleUnit(structure) : undefined;
  const asksParking = ASKS_PARKING.test(question);
  return (unit) =>
    unit === title || (asksParking && IN_NAME.test(unit.text) && !OTHER_PARK.test(unit.text));
}

/** The same of words as they stand on a line: a title may be taken for a heading and what stands below it. */
export function textsOfTitle(structure: Structure, question: string): string[] {
  const isNone = isNoAnswer(structure, question);
  const title = structure.units
    .slice(0, FIRST_UNITS)
    .find((unit) => unit.text.length <= MAX_TITLE && isNone(unit));
  const words = title?.text.split(" ") ?? [];
  return words.map((_, at) => words.slice(at).join(" "));
}
