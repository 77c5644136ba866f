import { figuresIn } from "@/lib/documents/reader/figures";
import { REFERENCE_LINE } from "@/lib/documents/reader/sought-in-letters";
import type { Unit } from "@/lib/documents/reader/unit";

const STREET =
  "(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|court|ct|place|pl|boulevard|blvd|way|parkway|pkwy|terrace|square|highway|hwy|close|crescent|row|loop|circle|hill|gardens)";
/** Behind a street, only a room and a town: "12 Mill Road, Leeds", and not "14 Dock Street: your rent". */
const STREET_LINE = new RegExp(
  String.raw`^\d{1,5}[a-z]?,? [a-z].{0,60}?\b${STREET}\b\.?(?:,? (?:(?:suite|unit|apt|apartment|flat|floor|room|no)\.? ?)?#?[a-z]?\d{1,5}[a-z]?)?(?:, ?[^:;\d]{1,40}(?: [\dA-Z -]{3,10})?)?$`,
  "i",
);
const ROOM_LINE =
  /^(?:suite|unit|apartment|apt|flat|floor|p\.? ?o\.? box|box)\b[ .#]{0,3}(?:[a-z]?\d{1,6}[a-z]?)(?:,[^:;]{1,60})?$/i;
/** "Springfield, IL 62701", "Leeds LS1 4AB": in capitals, unlike "no 48213". */
const POSTCODE = /\b(?:[A-Z]{2},? \d{5}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/;
const CONTACT =
  /\b(?:tel(?:ephone)?|phone|fax|mobile|e-?mail|web(?:site)?)\b\.?(?:\s?:|\s(?=[+(]?\d))|@|\bwww\.|https?:/i;
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
  if (text.split(" ").length > MAX_WORDS || REFERENCE_LINE.test(text)) return false;
  return [STREET_LINE, ROOM_LINE, POSTCODE].some((line) => line.test(text)) || isContact(text);
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
