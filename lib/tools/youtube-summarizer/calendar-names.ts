/** Months that no other word is written like. */
const MONTH =
  /^(?:january|february|april|june|july|august|september|october|november|december|march|may)$/;
/** Before a month, and hardly before the verb "may" or "to march". */
const BEFORE_MONTH =
  /^(?:in|by|until|till|since|from|during|through|throughout|before|after|around|early|late|mid|every|last|next)$/;
/** "The fifth of May", "the end of March". */
const BEFORE_OF =
  /^(?:first|second|third|\p{L}+th|\d{1,2}(?:st|nd|rd|th)?|start|beginning|middle|end|month|rest|all|most|half|weeks?|days?|weekends?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)$/u;
const DAY_OR_YEAR = /^(?:\d{1,2}(?:st|nd|rd|th)|(?:19|20)\d\d)$/;
/** "Those in it may be lucky", "in march order". */
const AFTER_VERB = /^(?:be|have|not|well|also|only|never|even|still|or|already|just|need|want)$/;
const AFTER_MARCH =
  /^(?:order|formation|time|step|music|past|on|through|along|against|toward|back)$/;
const OF_SOMEBODY = /^(?:the|a|our|their|his|her|my|your|this|that|its)$/;

/** Whether a word without capitals is a name of the calendar that is also another word: "in march", "get to may", "thanksgiving". */
export function isCalendarName(
  words: readonly { plain: string }[],
  kinds: readonly string[],
  index: number,
): boolean {
  const at = (offset: number) => words[index + offset]?.plain ?? "";
  if (at(0) === "thanksgiving") return true;
  if (at(0) !== "may" && at(0) !== "march") return false;
  if (DAY_OR_YEAR.test(at(1))) return true;
  if (/^(?:and|or|to|through|until)$/.test(at(-1)) && MONTH.test(at(-2)) && at(-2) !== at(0))
    return !isVerb(at(1), kinds[index + 1]);
  if (at(-1) === "of") return BEFORE_OF.test(at(-2)) && !isVerb(at(1), kinds[index + 1]);
  if (at(0) === "march")
    return BEFORE_MONTH.test(at(-1)) && !OF_SOMEBODY.test(at(-2)) && !AFTER_MARCH.test(at(1));
  // No infinitive is "to may".
  const isBefore = BEFORE_MONTH.test(at(-1)) || at(-1) === "to";
  return isBefore && !isVerb(at(1), kinds[index + 1]);
}

function isVerb(word: string, kind = ""): boolean {
  return AFTER_VERB.test(word) || kind === "Inf";
}
