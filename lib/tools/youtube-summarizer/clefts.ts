/** "What doesn't work | is eggshells", "what makes it crisp | is the flour". */
const COPULA = /^(?:is|are|was|were|isn't|wasn't)$/;
const WHAT_FOLLOWS =
  /^(?:is|are|was|were|do|does|did|can|could|should|would|will|has|have|had|isn't|aren't|wasn't|weren't|don't|doesn't|didn't|can't|couldn't|shouldn't|wouldn't|won't|hasn't|haven't)$/;
const DOES = /^(?:happens|happened|causes|caused|drives|makes|made)$/;
/** Whoever is asked about: "what does it mean", "what did the owner say". */
const SUBJECT =
  /^(?:i|you|he|she|we|they|it|there|this|that|these|those|the|a|an|my|your|his|her|our|their|anyone|anybody|everyone|someone|people|any|every|all|some|most|each|one)$/;
/** Before "is" these begin another clause, or are its subject: "what happens if it is cold". */
const OF_OTHER_CLAUSE = /^(?:i|you|he|she|we|they|it|there|this|that|who|which|what|how|where)$/;
const OTHER_CLAUSE =
  /^(?:think|say|believe|know|sure|if|when|while|because|unless|after|before|once|since|so|and|but|or)$/;
/** "What's different is | there's no wire". */
const TELLS = /^(?:there's|it's|that|you|we|they|how|the)$/;
const MOST_BEFORE_COPULA = 8;

/** Whether words tell what something is that they begin with: "what doesn't work is eggshells", "what saved us was luck". */
export function isCleft(words: readonly string[]): boolean {
  const [what = "", verb = "", next = ""] = words;
  if (what === "what's")
    return words.some((word, at) => at > 1 && word === "is" && TELLS.test(words[at + 1] ?? ""));
  const isAboutWhat = DOES.test(verb) || (WHAT_FOLLOWS.test(verb) && !SUBJECT.test(next));
  if (what !== "what" || !isAboutWhat) return false;
  for (let at = 2; at <= MOST_BEFORE_COPULA && at + 1 < words.length; at += 1) {
    const word = words[at] ?? "";
    if (OTHER_CLAUSE.test(word)) return false;
    if (!COPULA.test(word)) continue;
    return !OF_OTHER_CLAUSE.test(words[at - 1] ?? "");
  }
  return false;
}
