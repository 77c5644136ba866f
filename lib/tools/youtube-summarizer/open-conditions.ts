const LEAD = /^(?:so|and|but|now|okay|ok|well|yeah|because|all|right|alright|then|also)$/;
const CONDITION = /^(?:if|unless|before|once|when)$/;
const LINKS =
  /^(?:and|or|that|which|who|where|when|if|because|cause|of|for|to|with|like|than|as|how|what|why|until|before|after|while|think|know|say|see|let|make|want|need|at|in|on|from|by|about)$/;
const SUBJECT =
  /^(?:i|we|you|he|she|they|it|there|that|this|these|those|everybody|nobody|everything|nothing)(?:'(?:s|re|m|ve|ll|d))?$/;
const OBJECT = /^(?:you|it|that|this|these|those|everything|nothing|everybody|nobody)$/;
const VERB = /^(?:Cop|Mod|Past|Pres|Aux|Inf)|\+(?:Cop|Mod|Aux)/;
const BEFORE_VERB =
  /^(?:to|i|we|you|they|he|she|it|who|which|that|don't|can|could|will|would|should|must|may|might|do|does|did|not|never|always|really|just|also|still|literally|and|or|even)$|ly$/;
const ORDER =
  /^(?:don't|never|please|get|take|put|use|make|check|go|call|turn|try|look|buy|avoid|skip|wait|stop|add|keep|leave|let|hit|click|do|give|choose|pick|start|send|read|come|bring|ask|chances|then)$/;
const MOST_OF_THING = 4;
/** Behind the condition and its subject. */
const FIRST = 3;

/**
 * Whether words are only a condition, without what then is so: "if you've got one that's full of water and it hums". A division
 * that ends there leaves the rest to the next sentence.
 *
 * @param kinds from `tagWords`
 */
export function isOnlyCondition(words: readonly string[], kinds: readonly string[]): boolean {
  const start = words.findIndex((word) => !LEAD.test(word));
  if (start < 0 || !CONDITION.test(words[start] ?? "")) return false;
  if (/^(?:why|how|what|who|where|only|not)$/.test(words.at(-1) ?? "")) return false;
  for (let at = start + FIRST; at < words.length; at += 1) {
    const [before = "", word = "", next = ""] = [words[at - 1], words[at], words[at + 1]];
    if (LINKS.test(before)) continue;
    if (ORDER.test(word) && !BEFORE_VERB.test(before)) return false;
    if (SUBJECT.test(word) && beginsMain(words, kinds, at, next)) return false;
    const isThing = /^(?:Noun|Plur|Name)/.test(kinds[at - 1] ?? "");
    const isLinked = words
      .slice(Math.max(0, at - MOST_OF_THING), at - 1)
      .some((one) => LINKS.test(one));
    const isVerb = isThing && VERB.test(kinds[at] ?? "") && !isLinked && !SUBJECT.test(word);
    if (isVerb && !isFirstVerb(words, kinds, start, at)) return false;
  }
  return true;
}

/** Whether a word is a subject that nothing before takes for its object: "a place | that's cheap" goes on about it. */
function beginsMain(
  words: readonly string[],
  kinds: readonly string[],
  at: number,
  next: string,
): boolean {
  const word = words[at] ?? "";
  const isAfterVerb = VERB.test(kinds[at - 1] ?? "");
  if (isAfterVerb && OBJECT.test(word) && !VERB.test(kinds[at + 1] ?? "")) return false;
  const isOfThing =
    /^that(?:'s)?$/.test(word) &&
    words.slice(Math.max(0, at - 3), at).some((one) => /^(?:an?|the|one)$/.test(one));
  if (isOfThing) return false;
  return (
    word.includes("'") ||
    VERB.test(kinds[at + 1] ?? "") ||
    /^(?:just|really|also|always|still|never)$/.test(next)
  );
}

/** Whether nothing else before a verb is one: it is the one of the condition. */
function isFirstVerb(
  words: readonly string[],
  kinds: readonly string[],
  start: number,
  at: number,
): boolean {
  for (let from = start + 1; from < at; from += 1)
    if (VERB.test(kinds[from] ?? "") || words[from]?.includes("'")) return false;
  return true;
}
