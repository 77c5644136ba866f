import { figuresIn } from "@/lib/documents/reader/figures";
import type { Unit } from "@/lib/documents/reader/unit";

const STREET =
  "(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|court|ct|place|pl|boulevard|blvd|way|parkway|pkwy|terrace|square|highway|hwy|close|crescent|row|loop|circle|hill|gardens)";
const ADDRESS = new RegExp(
  [
    String.raw`^\d{1,5}[a-z]?,? [a-z].{0,60}\b${STREET}\b`,
    String.raw`^(?:suite|unit|apartment|apt|flat|floor|p\.? ?o\.? box|box)\b.{0,10}\d`,
    String.raw`\b[A-Z]{2},? \d{5}(?:-\d{4})?\b`,
    String.raw`\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b`,
  ].join("|"),
  "i",
);
const CONTACT =
  /\b(?:tel(?:ephone)?|phone|fax|mobile|e-?mail|web(?:site)?)\b\.?:? |@|\bwww\.|https?:/i;
/** Behind a name: "Northgate Clinic, 12 Mill Road". */
const MAX_WORDS = 12;
const MOST_ABOVE = 24;
const MOST_BELOW = 8;

const ENCLOSED = /^(?:enclosures?|encl|attachments?|cc|copy(?: to)?)\s?[.:]/i;

/** The lines of a letter that are no statements: where somebody lives or how to reach them, above the salutation; enclosures. */
export function frameOfLetter(units: readonly Unit[]): Unit[] {
  const until = units.findIndex(({ text }) => /^(?:dear|to whom)\b/i.test(text));
  const above = units.slice(0, Math.min(MOST_ABOVE, Math.max(0, until))).filter(isOnlyAddress);
  return [...above, ...units.slice(-MOST_BELOW).filter(({ text }) => ENCLOSED.test(text))];
}

/** Whether a line only says where somebody lives or works, or how to reach them. */
function isOnlyAddress({ text }: Pick<Unit, "text">): boolean {
  if (text.split(" ").length > MAX_WORDS) return false;
  return ADDRESS.test(text) || isContact(text);
}

function isContact(text: string): boolean {
  return CONTACT.test(text) || figuresIn(text).some(({ type }) => isToReach(type));
}

function isToReach(type: string): boolean {
  return type === "phone" || type === "email";
}

/**
 * Who wrote to whom, and when: the lines above a letter without addresses. How to reach whoever wrote stays where nothing else
 * in the letter says it.
 */
export function withoutAddresses(lines: readonly Unit[], others: readonly Unit[]): Unit[] {
  const isTold = others.some(({ text }) => figuresIn(text).some(({ type }) => isToReach(type)));
  const contact = isTold ? undefined : lines.find(({ text }) => isContact(text));
  const kept = lines.filter((line) => line === contact || !isOnlyAddress(line));
  return kept.length > 0 ? kept : [...lines];
}
