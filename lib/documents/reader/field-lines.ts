import { dateFigures } from "@/lib/documents/reader/dates";
import { figuresIn } from "@/lib/documents/reader/figures";
import type { PaperKind } from "@/lib/documents/reader/paper-kind";
import type { DocumentSection, Unit } from "@/lib/documents/reader/unit";

/** Kinds whose lines say something without being sentences. */
const KINDS: readonly PaperKind[] = ["utility", "itinerary", "notice", "offer", "manual"];
const MAX_FIELD = 200;
const NUMBERED =
  /^(?:(?:your|our) )?(?:account|customer|policy|contract|meter|bill(?:ing)?|(?:charge|service) period|booking|confirmation|reservation|reference|ticket|serial|claim|case|issued)\b.{0,60}\d/i;
/** "Tariff: Steady Fix 24." */
const LABELED = /^(?:your )?(?:tariff|plan|price plan|rate)\s?:\s?\S/i;
const DEADLINE = /\b(?:by|before|no later than|until|deadline)\b/i;
const BRING = /\b(?:bring|wear|pack|kit|clothing|clothes|equipment)\b/i;
const NEXT_MEETING = /^(?:date of )?(?:the )?next meeting\b.{0,40}\d/i;
/** "Departs Denver (DEN) 7:15 am", "Hotel Seeblick, Uferweg 3", "This fare is nonrefundable." */
const TRAVEL =
  /^(?:flight|train|ferry|depart(?:s|ure)?|arriv(?:es|al)|terminal|hotel|inn|lodge|hostel|\d{1,2} (?:\p{L}+ )?(?:rooms?|nights?))\b.{0,80}(?:\d|\broom)|\bnon-?refundable\b/iu;
const TO_BRING = /^(?:please )?(?:bring|wear|pack) \p{L}/iu;
const DAY = /^(?:day \d|(?:mon|tues|wednes|thurs|fri|satur|sun)day\b)/i;

/**
 * Whether a line of such a document is shown as it is: one with a number by which somebody is known, a phone number, or an
 * address for mail, a heading with a deadline, a day of a journey, and whatever stands in a list of what to bring.
 */
export function isFieldLine(
  { kind, text, section }: Unit,
  of: PaperKind | undefined,
  sections: readonly DocumentSection[],
): boolean {
  if (of === "minutes")
    return kind === "sentence" && NEXT_MEETING.test(text) && text.length < MAX_FIELD;
  if (of === undefined || !KINDS.includes(of) || text.length > MAX_FIELD) return false;
  const hasDay = () => dateFigures(text).length > 0;
  if (kind === "heading") return of === "notice" && DEADLINE.test(text) && hasDay();
  if (kind === "item") return of === "notice" && BRING.test(sections[section]?.title ?? "");
  if (kind !== "sentence") return false;
  if (of === "itinerary" && ((DAY.test(text) && hasDay()) || TRAVEL.test(text))) return true;
  if ((of === "itinerary" || of === "notice") && TO_BRING.test(text)) return true;
  if (NUMBERED.test(text) || (of === "utility" && LABELED.test(text))) return true;
  return figuresIn(text).some(({ type }) => type === "phone" || type === "email");
}
