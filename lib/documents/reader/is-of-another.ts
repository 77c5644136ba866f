import { stem } from "@/lib/core/stem";
import type { Figure } from "@/lib/documents/reader/figure-types";
import type { Focus } from "@/lib/documents/reader/focus";
import { alternatives } from "@/lib/documents/reader/same-words";
import type { Unit } from "@/lib/documents/reader/unit";
import { contentTerms } from "@/lib/documents/terms";

/** How much of a statement before and behind a figure may name it. */
const BEFORE_CHARACTERS = 120;
const AFTER_CHARACTERS = 60;
const CHARGE =
  "fees?|charges?|surcharges?|deposits?|fines?|penalt(?:y|ies)|tax(?:es)?|rents?|payments?|prices?|costs?|rates?|discounts?|credits?|refunds?|rebates?|premiums?|tolls?|fares?|bills?|balances?|salary|wages?|bonus(?:es)?|grants?";
/** "$40 key fee" */
const BEHIND = new RegExp(
  String.raw`^\s(?:per \w{1,12}\s)?((?:[\p{L}-]{1,30}\s){0,3}(?:${CHARGE}))\b`,
  "iu",
);
/** "a key fee of $40" */
const OF =
  /\b(?:an?|the|its|their|his|her|our|your|any|each|every|no|with|and|plus)\s((?:[\p{L}-]{1,30}\s){1,4})of\s(?:about\s|only\s|just\s|up to\s|at (?:least|most)\s|approximately\s)?$/iu;
/** "The key fee is $40": what is said of the subject of the clause. */
const IS =
  /(?:^|[,;:.(]\s|\b(?:and|but|while|whereas|where)\s)([^,;:.(]{1,100}?)\s(?:is|are|was|were|costs?|equals?|totals?|totaled|amounts? to|amounted to)\s(?:about\s|only\s|just\s|up to\s|at (?:least|most)\s|approximately\s)?$/iu;
/** Words that say which of something a figure is, or that it is one, and not of what. */
const NEUTRAL = new Set(
  `fee charge surcharge amount sum total price cost rate payment paid pay value figure number daily weekly monthly quarterly
  annual annually yearly base basic regular standard usual flat fixed full net gross new old current initial further
  additional extra first second last average maximum minimum refundable nonrefundable non-refundable one-time single
  overall actual budget planned month year week day quarter period term duration time span length width height depth
  weight volume area size capacity temperature speed distance level age group crowd`
    .split(/\s+/)
    .map(stem),
);

/** Whether a figure's own words name something else than what is asked: its statement only mentions that. */
export function isOfAnother(figure: Figure, { text, kind }: Unit, focus: Focus): boolean {
  // A row's label stands apart.
  if (kind === "row") return false;
  const isName = (term: string) => /\p{L}/u.test(term) && !NEUTRAL.has(term);
  const named = contentTerms(labelOf(figure, text)).filter(isName);
  if (named.length === 0) return false;
  const about = [...focus.required, ...focus.generic, ...focus.optional];
  const asked = new Set(about.flatMap((term) => [...alternatives(term)]));
  return !named.some((term) => asked.has(term));
}

/** The words that say what a figure is of; empty where none stand next to it. */
function labelOf({ at, text: figure, type }: Figure, text: string): string {
  const end = at + figure.length;
  const behind = text.slice(end, end + AFTER_CHARACTERS);
  const before = text.slice(Math.max(0, at - BEFORE_CHARACTERS), at);
  const own = type === "money" ? BEHIND.exec(behind)?.[1] : undefined;
  return own ?? OF.exec(before)?.[1] ?? IS.exec(before)?.[1] ?? "";
}
