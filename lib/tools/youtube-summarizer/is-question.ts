const LEAD = /^(?:okay|ok|and|but|so|now|well|yeah|alright|honestly|then)$/;
const ASKS = /^(?:what|why|how|who|where|when|which|whose)(?:'s|'re|'d)?$/;
const HELPER =
  /^(?:is|are|was|were|do|does|did|can|could|should|would|will|has|have|had|isn't|aren't|wasn't|weren't|don't|doesn't|didn't|can't|couldn't|shouldn't|wouldn't|won't|hasn't|haven't)$/;
const SUBJECT =
  /^(?:i|you|he|she|we|they|it|there|this|that|these|those|the|a|an|my|your|his|her|our|their|anyone|anybody|everyone|someone|one|any|every|all|some)$/;
/** "Do it", "have a look", "do this": orders, not questions. */
const ORDERS =
  /^(?:do|don't|have|will) (?:it|this|that|these|those|the|a|an|my|your|his|her|our|their|any|all|some|every|one)$/;
const HOW_MUCH =
  /^how (?:much|many|long|far|old|often|big|close|fast|deep|high|well|good|bad|expensive)$/;
const WHAT_HAPPENS =
  /^(?:what|who) (?:happens?|happened|causes?|caused|drives?|makes?|scared|wakes|about)$/;

/** Whether an English sentence without punctuation asks something, by the order of its first words. */
export function isQuestion(words: readonly string[]): boolean {
  const start = words.findIndex((word) => !LEAD.test(word));
  const [first = "", second = "", third = ""] = words.slice(Math.max(0, start));
  const pair = `${first} ${second}`;
  if (ASKS.test(first)) {
    if (/'(?:s|re|d)$/.test(first)) return true;
    if (HOW_MUCH.test(pair)) return true;
    return HELPER.test(second) ? first !== "which" : WHAT_HAPPENS.test(pair);
  }
  if (!HELPER.test(first) || ORDERS.test(pair)) return false;
  return SUBJECT.test(second) && third !== "";
}
