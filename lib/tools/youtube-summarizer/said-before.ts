/** "Until", "because", and the like need what they join: no sentence ends with one. */
const NEVER_LAST = /^(?:until|unless|because|although|whereas|whether|while|nor)$/;

/** "It takes a while". */
const BEFORE_WHILE = /^(?:a|the|little|long|short|quite|good|worth)$/;

const SUBJECT =
  /^(?:the|a|an|this|these|those|my|your|his|her|our|their|i|you|he|she|we|they|it|there)$|^(?:i|you|he|she|we|they|it|there)'/;
/** "Don't let them in before | the lettuce is big": who is told what to do is told until when. */
const TELLS_TO =
  /^(?:don't|must|mustn't|should|shouldn't|can|can't|will|won't|need|wait|let|make|check|always|you'll|gotta)$/;
/** "I'd never seen it before", "as many as before", "the night before": what was before is all that is meant. */
const EARLIER =
  /^(?:have|has|had|haven't|hasn't|hadn't|ever|as|like|than|not|long|was|were|did|didn't|from)$|'(?:ve|d)$/;
const TIME =
  /^(?:night|day|evening|morning|week|month|year|hour|minutes|hours|days|weeks|months|years|moment|second|seconds|time|times)$/;
const REACH = 8;

/** Whether "before" goes on after a word with what comes first: "don't let them in before | the lettuce is big". */
export function isBeforeClause(words: readonly string[], index: number): boolean {
  if (NEVER_LAST.test(words[index] ?? ""))
    return SUBJECT.test(words[index + 1] ?? "") && !BEFORE_WHILE.test(words[index - 1] ?? "");
  if (words[index] !== "before" || !SUBJECT.test(words[index + 1] ?? "")) return false;
  const told = words.slice(Math.max(0, index - REACH), index);
  if (TIME.test(told.at(-1) ?? "")) return false;
  const from = told.findLastIndex((word) => TELLS_TO.test(word));
  return from >= 0 && !told.slice(Math.max(0, from - 1)).some((word) => EARLIER.test(word));
}

/** "The night before", "the day after". */
const BEFORE_NIGHT = /^(?:night|day|evening|morning|week|month|year)$/;
const PASSIVE = /^(?:been|was|were|is|are|be|get|got)$/;
const DONE = /(?:ed|en|t|ne|wn|d|made)$/;
const MODAL =
  /^(?:should|must|can|could|will|would|may|might|has|have|is|are|was|were|needs|shouldn't|mustn't|can't|won't)$/;
const MOST_OF_SUBJECT = 3;

/**
 * Whether "the night before" after a word tells when what was said before was done: "starter that's been fed | the night
 * before". The night before a wedding begins what is told of it.
 */
export function isDoneNightBefore(words: readonly string[], index: number): boolean {
  if (index < 0) return false;
  const [the = "", night = "", before = ""] = words.slice(index + 1, index + 4);
  if (the !== "the" || !BEFORE_NIGHT.test(night) || !/^(?:before|after)$/.test(before))
    return false;
  const [passive = "", done = ""] = words.slice(Math.max(0, index - 1), index + 1);
  return (PASSIVE.test(passive) || /'(?:s|re)$/.test(passive)) && DONE.test(done);
}

/** Whether a sentence begins after "fed the night before": with what should be. */
export function isAfterNightBefore(words: readonly string[], index: number): boolean {
  if (!isDoneNightBefore(words, index - 3) || !SUBJECT.test(words[index + 1] ?? "")) return false;
  return hasVerb(words, index + 2);
}

/** Whether a verb follows a noun of a few words that an article or the like begins. */
function hasVerb(words: readonly string[], from: number): boolean {
  const rest = words.slice(from, from + MOST_OF_SUBJECT + 1);
  const at = rest.findIndex((word) => MODAL.test(word));
  return at > 0 && !rest.slice(0, at).some((word) => JOINED.test(word));
}

const JOINED =
  /^(?:that|who|which|what|why|how|so|because|and|or|but|when|if|where|to|i|you|he|she|we|they|it)$/;
const ARTICLE = /^(?:the|this|my|your|his|her|our|their)$/;
const ISNT = /^(?:isn't|aren't|wasn't|weren't|doesn't|didn't|don't|can't|couldn't|won't|wouldn't)$/;
const WHO_ISNT = /^(?:it|they|he|she|i|we|you)$/;
const ASKS_WHETHER = /^(?:if|whether|what|why|so|because|when|that)$/;

/** "I thought passion is enough and it isn't | the first shop was small": two things are said of a shop. */
export function isAfterDenial(words: readonly string[], index: number): boolean {
  const [before = "", who = "", isnt = ""] = words.slice(Math.max(0, index - 2), index + 1);
  if (!ISNT.test(isnt) || !WHO_ISNT.test(who) || ASKS_WHETHER.test(before)) return false;
  return ARTICLE.test(words[index + 1] ?? "") && hasVerb(words, index + 2);
}
