/** "At the churchyard | not here": these say what it isn't; "not everybody agrees" begins a sentence. */
const OTHER =
  /^(?:here|there|in|on|at|to|for|with|from|by|until|before|after|longer|more|less|later|earlier|sooner|just|now|today|tomorrow|the|a|an|this|that|these|those|my|your|his|her|our|their|because|if|when|like)$/;
/** "Not in my house will you", "not at all", "not to mention": nothing is set against what came before. */
const NO_CONTRAST =
  /^(?:at all|to (?:mention|worry|be)|that (?:i|it|you|we|they)|the (?:best|worst|point))\b/;
const THING = /^(?:Noun|Plur|Name|Unit|Date|Num|Adv|Adj)/;

/** Whether what a thing isn't follows a word: "we'll meet at the churchyard | not here", "soak it in water | not longer". */
export function isContrasted(
  words: readonly string[],
  kinds: readonly string[],
  index: number,
): boolean {
  if (words[index + 1] !== "not" || !OTHER.test(words[index + 2] ?? "")) return false;
  if (NO_CONTRAST.test(words.slice(index + 2, index + 4).join(" "))) return false;
  return THING.test(kinds[index] ?? "");
}

const SUBJECT = /^(?:i|you|he|she|we|they|it|that|this)$/;
const THEN = /^(?:i|you|he|she|we|they|it)(?:'(?:ll|re|m|d|ve|s))?$/;
const MOST_OF_CONDITION = 4;
/** "Okay | so if you did push it": only what speech goes on with. */
const LEAD = /^(?:okay|ok|alright|well|now|yeah|yes|no|and|but|so|that|because|even)$/;

/** Whether "and if it rains we go anyway" follows a word: a sentence, whatever stands before. */
export function isBeforeCondition(words: readonly string[], index: number): boolean {
  if (!/^(?:and|but|so)$/.test(words[index + 1] ?? "") || LEAD.test(words[index] ?? ""))
    return false;
  for (let last = index + 4; last < index + 2 + MOST_OF_CONDITION; last += 1)
    if (isBareCondition(words, last)) return true;
  return false;
}

/** Whether a word is the last one of a short condition, and what then happens follows: "and if it rains | we go anyway". */
export function isBareCondition(words: readonly string[], index: number): boolean {
  if (!THEN.test(words[index + 1] ?? "")) return false;
  for (let from = index - 2; from > index - MOST_OF_CONDITION && from > 0; from -= 1)
    if (/^(?:if|once)$/.test(words[from] ?? ""))
      return /^(?:and|but|so)$/.test(words[from - 1] ?? "") && SUBJECT.test(words[from + 1] ?? "");
  return false;
}

const DENIES = /^(?:not|isn't|wasn't|aren't|weren't)$/;
const DETERMINER = /^(?:the|a|an|my|your|his|her|our|their|its|this|that)$/;
const WHAT_IT_IS = /^(?:that|who|which)$/;
const SAME =
  /^(?:because|in|on|at|for|by|with|from|to|of|when|until|before|after|if|how|what|why)$/;
const MOST_DENIED = 8;
const MOST_OF_THING = 4;

/**
 * Whether "but" goes on after a word with what is so instead of what isn't: "it wasn't the storm | but the salt that killed it", "not
 * because it's cheap | but because it lasts".
 */
export function isInstead(words: readonly string[], index: number): boolean {
  if (words[index + 1] !== "but") return false;
  const before = words.slice(Math.max(0, index - MOST_DENIED), index + 1);
  const denied = before.findLastIndex((word) => DENIES.test(word));
  if (denied < 0) return false;
  const [first = "", ...rest] = words.slice(index + 2, index + 3 + MOST_OF_THING);
  if (SAME.test(first)) return before.slice(denied + 1, denied + 3).includes(first);
  const at = rest.findIndex((word) => WHAT_IT_IS.test(word));
  return DETERMINER.test(first) && before[denied - 1] === "it" && at > 0;
}
