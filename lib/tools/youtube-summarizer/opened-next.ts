/** "It's one more thing", "there's one more thing": it goes on with what was said before. */
const BEFORE_THING =
  /^(?:and|but|so|okay|oh|is|was|it's|that's|there's|just|say|said|have|got|do|did|for|with|of|on|the|or|then|now|no|add|mention|want)$/;
const BEFORE_ALL_RIGHT =
  /^(?:is|are|was|were|be|it's|that's|they're|you're|i'm|we're|he's|she's|feel|feels|looks?|seems?|sounds?|out|turned?|turns|do|doing|did|said|says|say|and|but|so|well|now|not|just|quite|okay|yeah|the|if|when)$/;
const AFTER_ALL_RIGHT =
  /^(?:let|let's|so|now|thanks|thank|guys|everybody|everyone|folks|love|bye|that's|here's)$/;
/** What mine did: "the pump is dead | mine read OL". */
const OF_MINE =
  /^(?:read|reads|lasted|had|has|was|is|came|took|takes|cost|costs|says|said|looked|looks|got|gets)$/;
const BEFORE_MINE =
  /^(?:of|than|like|and|but|so|or|as|to|in|on|with|from|for|by|is|was|are|were|friend|one|because|if|when|that|since|while|though|think|thought|now|well|okay|whereas)$/;
const BEGINS_ANEW = /^(?:an?|the|we|i|they|he|she|there's|one|yes)$/;
const SOMEBODY = /^(?:i|we|you|they|he|she|it|there|that|this|nobody|everybody)(?:'.+)?$/;

/** Whether somebody goes on with something else after a word, which no other sentence goes on with: "you're done | one more thing". */
export function isOpenedNext(words: readonly string[], index: number): boolean {
  const [left = "", first = "", second = "", third = "", fourth = ""] = words.slice(
    index,
    index + 5,
  );
  if (first === "one" && /^(?:more|last|final|other)$/.test(second) && third === "thing")
    return !BEFORE_THING.test(left);
  if (first === "all" && second === "right")
    return AFTER_ALL_RIGHT.test(third) && !BEFORE_ALL_RIGHT.test(left);
  // "The quote experts unquote | they said it was fine", but "the quote experts unquote said".
  if (left === "unquote") return SOMEBODY.test(first);
  if (first === "mine") return OF_MINE.test(second) && !BEFORE_MINE.test(left);
  if (first === "total")
    return second === "time" && /^(?:it|was|is|about)$/.test(third) && left === "done";
  // "Is there a chance | there is | so a group".
  if (first === "so" && BEGINS_ANEW.test(second))
    return (
      left === "is" && words[index - 1] === "there" && !/^(?:many|much|few|little)$/.test(third)
    );
  if (first === "things" && /^(?:i'd|we'd)$/.test(second))
    return third === "do" && /^(?:differently|again)$/.test(fourth);
  if (/^(?:i'd|i'll)$/.test(first) && left === "differently") return true;
  return isAskedWhether(words, index);
}

const ASKED = /^(?:any|anything|anyone|anybody)$/;
const BEFORE_ASKED =
  /^(?:and|but|so|or|what|where|how|why|when|who|which|whether|if|than|as|there|know|see|it|this|that|only|else|all|okay|now|then|well)$/;
const SPENDS = /^(?:buy|spend|recommend|get|use|do|choose|pick|pay)$/;

/** "You can expect closures | and is there any chance", "an offline mode | would I buy it". */
function isAskedWhether(words: readonly string[], index: number): boolean {
  const left = words[index] ?? "";
  const from = words[index + 1] === "and" ? index + 2 : index + 1;
  const [is = "", there = "", any = ""] = words.slice(from, from + 3);
  if (BEFORE_ASKED.test(left)) return false;
  if (/^(?:is|are)$/.test(is) && there === "there") return ASKED.test(any);
  return from === index + 1 && /^(?:would|should)$/.test(is) && there === "i" && SPENDS.test(any);
}
