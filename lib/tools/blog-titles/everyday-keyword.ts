import { sensitiveSubject } from "@/lib/drafting/sensitive-words";

/** What pupils have to learn and sit through; the worry about it is a matter of teaching, not of medicine. */
const LEARNED =
  "algebra|arithmetic|calculus|division|essays?|exams?|finals|fractions?|geometry|grades?|grammar|handwriting|homework|long division|math(?:s|ematics)?|midterms?|multiplication|music|oral|phonics|presentations?|public speaking|quiz(?:zes)?|reading|recitals?|reports?|science|spelling|sats?|statistics|subtraction|tables|tests?|times tables|word problems?|writing";
const WORRY = new RegExp(
  `(?<![\\p{L}-])(?:${LEARNED})[ -](?:anxiety|fears?|nerves|panic|phobia|stress)(?![\\p{L}-])|(?<![\\p{L}-])(?:anxiety|anxious|fear|stress|nervous) (?:about|around|over|of|before) (?:the |a |their |your |his |her )?(?:\\p{L}{1,15} ){0,2}(?:${LEARNED})(?![\\p{L}-])`,
  "giu",
);

/** Whether words name a worry about something that is learned or tested: "fractions anxiety", "stress about exams". */
export function isSchoolWorry(words: string): boolean {
  return words.search(WORRY) >= 0;
}

/** Of small things, which people at home or in an office talk about and no lawyer is asked: "lunch theft". */
const SMALL_THEFT =
  /(?<!\p{L})(?:bikes?|bicycles?|books?|chargers?|coffee|cups?|desks?|food|fridges?|gardens?|kitchens?|laptops?|lunch(?:es)?|machines?|mugs?|packages?|parcels?|pens?|phones?|plants?|porch|scooters?|signs?|snacks?|staplers?|tools?|umbrellas?|yogurts?) thefts?(?!\p{L})/giu;

/**
 * What of health, law, or money a title's keyword is about; undefined for a worry about school and the theft of a small
 * thing, which our templates may talk about as everybody does. Whatever is to be written at length is judged by
 * `sensitiveSubject` itself.
 */
export function sensitiveKeyword(keyword: string): string | undefined {
  return sensitiveSubject(keyword.replace(WORRY, " ").replace(SMALL_THEFT, " "));
}
