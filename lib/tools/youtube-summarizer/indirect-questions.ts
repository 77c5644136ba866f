const ASKS = /^(?:how|why|what|where|when|who|which|whether|if)$/;
const MEASURE =
  /^(?:much|many|long|far|old|often|big|close|fast|deep|high|well|wide|tall|heavy|thick)$/;
const SUBJECT =
  /^(?:i|you|he|she|we|they|it|there|this|that|these|those|the|my|your|his|her|our|their|a|an|each|every|everybody|everyone|people)(?:'(?:s|re|ve|ll|d|m))?$/;
/** "You work | out", "we found | out". */
const FINDS =
  /^(?:work|works|worked|working|figure|figures|figured|figuring|find|finds|found|finding)$/;
const WONDERS = /^(?:wonder|wonders|wondered|wondering)$/;
const KNOWS =
  /^(?:know|knows|knew|see|sees|saw|check|checked|learn|learned|understand|understood|measure|measured|tell|tells|decide|decided|guess|remember|forget|forgot)$/;
/** "As you can see | how", "you know | what": only what speech goes on with. */
const FILLS = /^(?:as|what|that|all)$/;

/**
 * Whether what somebody finds out, or knows, follows a word: "you work out | how long the rock has been there". Told, so its
 * subject comes before its verb; "and you work it out | how do they grow" asks.
 */
export function isBeforeIndirectQuestion(words: readonly string[], index: number): boolean {
  const asks = words[index + 1] ?? "";
  if (!ASKS.test(asks)) return false;
  const isFound = words[index] === "out" && FINDS.test(words[index - 1] ?? "");
  const isWondered = WONDERS.test(words[index] ?? "");
  const isKnown =
    KNOWS.test(words[index] ?? "") &&
    /^(?:how|why|which)$/.test(asks) &&
    !words.slice(Math.max(0, index - 3), index).some((word) => FILLS.test(word));
  return (isFound || isWondered || isKnown) && tells(words, index + 1);
}

/** Whether a clause that begins like a question tells: "how long the rock has been", not "how long has it been". */
export function tells(words: readonly string[], from: number): boolean {
  const isMeasured = words[from] === "how" && MEASURE.test(words[from + 1] ?? "");
  const subject = words[from + (isMeasured ? 2 : 1)] ?? "";
  if (isMeasured && /^(?:an?|people)$/.test(subject)) return false;
  return SUBJECT.test(subject);
}
