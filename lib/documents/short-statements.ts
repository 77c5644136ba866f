import { CAPTION, SENTENCE_END } from "@/lib/core/sentences";

/** "Absent: Walter Finch.", "When: Saturday, May 24" */
const LABELED = /^\p{Lu}[\p{L}’'/-]{1,20}(?: [\p{L}’'/-]{1,20}){0,2}: (?=.{0,40}[\p{L}\p{N}]{2})/u;
const MAX_LABELED_CHARACTERS = 160;

/** Whether a line says one thing behind its label. */
export function isLabeled(line: string): boolean {
  return line.length <= MAX_LABELED_CHARACTERS && LABELED.test(line) && !CAPTION.test(line);
}

/** "See figure 3.", "Page 3 of 5.", and not "Table 1 gives the counts." */
const POINTS_ELSEWHERE =
  /^(?:see|cf)\b|^(?:figure|fig|table|page|ibid)\.?(?: [\dA-Z][\d.]{0,6}(?: of \d{1,4})?)?\W{0,3}$/i;
const MAX_BRIEF_CHARACTERS = 160;
const MIN_LEAD_WORDS = 3;

/**
 * Whether something short ends like a sentence and says something where it stands: "Carried." behind a motion, and "The
 * meeting adjourned at 8:47 p.m."
 *
 * @param isLead first in its paragraph, where a word or two are a heading
 */
export function isBrief(sentence: string, isLead: boolean): boolean {
  if (sentence.length > MAX_BRIEF_CHARACTERS || !SENTENCE_END.test(sentence)) return false;
  if (!/^["“‘'(]?[\p{Lu}\p{N}]/u.test(sentence) || POINTS_ELSEWHERE.test(sentence)) return false;
  const words = sentence.match(/\p{L}[\p{L}'’-]+/gu)?.length ?? 0;
  return isLead ? words >= MIN_LEAD_WORDS && !/\?["”’']?$/.test(sentence) : words > 0;
}

const WHO = "(?:everyone|everybody|all|folks|friends|neighbors|again|ladies and gentlemen)";
/** Alone in its sentence: "Good evening, everyone.", and not "Good morning is what they say there." */
const GREETS = new RegExp(
  `^(?:good (?:morning|afternoon|evening)|hello|hi|welcome)(?:,? (?:and )?(?:${WHO}|to (?:you|all of you)|welcome|thank you|thanks|hello))*[.!]$`,
  "i",
);
const THANKS =
  /^(?:good (?:morning|afternoon|evening),? )?(?:and |so )?(?:thank you|thanks|many thanks)(?:,? (?:all|everyone|everybody|again|very much|so much|a lot))*(?:[.!]$|,? (?:for|to (?:you )?(?:all|everyone)\b).{0,20}\b(?:coming|joining|having (?:me|us)|listening|watching|attention|your (?:time|patience)|being here|inviting|invitation|turning out)\b)/i;
const ASKS_FOR_QUESTIONS =
  /^(?:(?:and |so )?(?:now )?(?:i|we)(?:['’]m|['’]re| am| are|['’]ll| will|['’]d| would) (?:now )?(?:be )?(?:happy|glad|pleased|ready|delighted|here)? ?(?:to )?(?:take|answer|hear) (?:any |all |some |a few )?(?:of )?(?:your )?(?:other |more )?questions?\b|(?:are there |do you have )?any (?:other |more |further )?questions\b)/i;
const MAX_COURTESY_CHARACTERS = 140;

/** What a speaker says to the room and not of the subject: "I am happy to take your questions." */
export function isCourtesy(sentence: string): boolean {
  if (sentence.length > MAX_COURTESY_CHARACTERS) return false;
  return GREETS.test(sentence) || THANKS.test(sentence) || ASKS_FOR_QUESTIONS.test(sentence);
}
