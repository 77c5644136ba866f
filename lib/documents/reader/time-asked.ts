import { namesNoDay } from "@/lib/documents/reader/days-asked";

/** "At what time …?", and not "What time of year …?" */
const ASKS_TIME = /\bwhat time\b(?! (?:of (?:the )?(?:year|month)|period|frame|zone|limit|off)\b)/i;
/** "When does the last ferry leave?" asks for a time of day. */
const ASKS_DEPARTURE =
  /\bwhen(?:['’]s)?\b[^?]{0,40}\b(?:first|last|next|earliest|latest|early|late)\b[^?]{0,30}\b(?:ferry|ferries|boat|ship|bus|coach|train|tram|metro|flight|plane|shuttle|sailing|departure|crossing)\b/i;
const ASKS_EARLY = /\bhow (?:early|long before|far ahead|far in advance|long in advance)\b/i;
const CLOCK =
  /(?<![\d.,:£$€])\d{1,2}[:.][0-5]\d(?![\d.,%]{0,6}\d)(?! ?(?:%|m\b|km\b|kg\b|l\b|cm\b))|\b\d{1,2} ?[ap]\.? ?m\b|\b\d{1,2} ?(?:h\b|hrs\b|hours\b(?= (?:on|in the)))|\bo['’]clock\b|\b(?:noon|midday|midnight)\b/i;
/** "At 7", "from 9 to 5", "by half past six". */
const BARE =
  /\b(?:at|by|from|until|till?|before|after|between) (?:about |half past |quarter (?:past|to) )?(?:\d{1,2}(?![\d.,:%]{0,6}\d)(?! ?(?:%|\p{L}{3,}))|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b|(?<![\d.,])\d{1,2}\s?[-–]\s?\d{1,2}(?!\d|[.,]\d|%)/iu;
/** A time that another one tells, or that isn't fixed. */
const BY_ANOTHER =
  /\b(?:hours?|minutes?) (?:before|after|prior|earlier|later)\b|\b(?:sunrise|sunset|dawn|dusk|any ?time|all day|around the clock|early|late|morning|afternoon|evening)\b/i;
const AHEAD =
  /\b(?:before(?:hand)?|prior|advance|ahead|early|earlier|earliest|no later|latest|at least|by|from)\b/i;

const ASKS_AGE = /\bhow old (?:is|are|was|were) (?:the|this|that|your|my|our|its?|his|her)\b/i;
const TELLS_AGE =
  /\d|\b(?:old|older|oldest|aged?|ages|born|built|founded|established|opened|since|dates? (?:from|back)|century|decades?|years?|new|brand-new|modern|ancient)\b/i;

/** Whether a statement tells no time of day, or no day, where a question asks for one, nothing that is ahead where it asks how early, or no age. */
export function saysNoTime(statement: string, question: string): boolean {
  if (namesNoDay(statement, question)) return true;
  if (asksHowEarly(question)) return !AHEAD.test(statement) && !CLOCK.test(statement);
  if (ASKS_AGE.test(question)) return !TELLS_AGE.test(statement);
  if (!asksTimeOfDay(question)) return false;
  return ![CLOCK, BARE, BY_ANOTHER].some((told) => told.test(statement));
}

/** Whether a question asks at what time of the day something is. */
export function asksTimeOfDay(question: string): boolean {
  return ASKS_TIME.test(question) || ASKS_DEPARTURE.test(question);
}

/** Whether a question asks how long before something one has to be there. */
export function asksHowEarly(question: string): boolean {
  return ASKS_EARLY.test(question);
}
