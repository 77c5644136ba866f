import type { Figure } from "@/lib/documents/reader/figure-types";

/** "20 °C less for a fan oven", "€50 more than before"; "£900 less deductions" is an amount. */
const COMPARED =
  /^\s(?:less|more|lower|higher|cooler|warmer|hotter|colder|shorter|longer|faster|slower|cheaper|dearer|fewer|heavier|lighter|taller|wider|narrower|deeper|thicker|larger|bigger|smaller|older|younger|earlier|later)(?=\s(?:than|for|in|at|per|if|when|with|on|each|every|and)\b|[.,;:)]|$)/i;
const COMPARED_WITH = /^\s(?:less|more|lower|higher|cheaper|dearer) than\b/i;
const ASKS_DIFFERENCE =
  /\b(?:less|more|lower|higher|cooler|warmer|hotter|colder|shorter|longer|faster|slower|cheaper|dearer|fewer|heavier|lighter|taller|wider|narrower|deeper|thicker|larger|bigger|smaller|older|younger|earlier|later|before|after|differ\w*|extra|additional|sav(?:e|es|ed|ing)|compar\w+|by how|chang\w+|reduc\w+|rais\w+|lower\w+|increas\w+|decreas\w+|adjust\w*|r[io]se|fall|fell|drop\w*|grow\w*|grew)\b/i;

/** Whether a figure only says by how much something differs, and a question doesn't ask for that. */
export function isDifference(figure: Figure, text: string, asked: string): boolean {
  const after = text.slice(figure.at + figure.text.length);
  // "Breakfast is $12 more per person" is a price.
  const isCompared = figure.type === "money" ? COMPARED_WITH.test(after) : COMPARED.test(after);
  return isCompared && !ASKS_DIFFERENCE.test(asked);
}
