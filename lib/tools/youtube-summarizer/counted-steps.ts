const STEP = /^(?:step|tip|rule|lesson|mistake|reason)$/;
const NUMBER = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[1-9]\d?)$/;
/** Before these, a step goes on with the sentence: "back to step two", "that's step four", "once step one is done". */
const BEFORE_STEP =
  /^(?:a|an|the|this|that|each|every|one|my|your|our|first|second|third|next|last|of|in|on|at|to|for|from|with|after|before|until|than|as|like|by|is|was|are|were|be|if|when|once|while|because|and|or|but|so|then|now|okay|ok|well|do|did|skip|repeat|see|follow|finish|finished|start|remember|call|called|it|we|you|i|they|he|she)$|'(?:s|re|m|ll|ve)$/;
/** "Step one is the verticals | start in the middle": what is to be done, after the step's name. */
const ORDER =
  /^(?:add|attach|begin|bend|check|choose|clean|clip|connect|cover|cut|dig|drill|drop|fasten|fill|find|fix|flip|fold|glue|grab|hold|lay|lift|line|loosen|make|mark|measure|mix|move|open|pick|place|plug|pour|press|pull|push|put|remove|rinse|roll|rub|sand|screw|set|slide|spread|start|stick|take|tap|tie|tighten|turn|twist|unplug|unscrew|use|wash|wipe|wrap)$/;
const AFTER_ORDER =
  /^(?:in|at|by|with|from|on|off|out|up|down|over|through|the|a|an|your|it|them|both|each|all|one|two|that|this)$/;
const THING = /^(?:Noun|Plur|Ing|Name)/;
const MOST_OF_NAME = 5;
/** "Step number four". */
const MOST_OF_NUMBER = 3;
const LEADS = /^(?:and|but|so|then|now|okay|ok|well)$/;
const ORDINAL = /^(?:first|second|third|fourth|fifth|sixth|next|last|final)$/;
/** Before these, what is counted goes on with the sentence: "the second thing is", "and my third thing is". */
const BEFORE_ORDINAL =
  /^(?:a|an|the|this|that|every|one|two|three|four|my|your|our|his|her|their|other|only|very|of|in|on|at|to|for|from|with|is|was|are|were|be|if|when|because|and|or|but|so|then|now|okay|ok|well|next|last)$|'(?:s|re|m)$/;

/** Whether the words after one name a step that is told next: "it shrinks when it dries | step two is the horizontals". */
export function opensStep(words: readonly string[], index: number): boolean {
  const from = LEADS.test(words[index + 1] ?? "") ? index + 2 : index + 1;
  if (wordsOfStep(words, from) > 0) {
    const isLed = from === index + 2;
    return !BEFORE_STEP.test(words[index] ?? "") && (!isLed || words[index + 1] !== "or");
  }
  const [left = "", first = "", second = "", third = ""] = words.slice(index, index + 4);
  if (!ORDINAL.test(first) || !/^(?:thing|step)$/.test(second)) return false;
  return /^(?:is|was)$/.test(third) && !BEFORE_ORDINAL.test(left);
}

/** Whether a word is the last one of a step's bare number, which what is to be done belongs to: "step four | now we weave". */
export function isStepNumber(words: readonly string[], index: number): boolean {
  return [2, MOST_OF_NUMBER].some(
    (count) =>
      wordsOfStep(words, index - count + 1) === count &&
      (index - count < 0 ||
        opensStep(words, index - count) ||
        LEADS.test(words[index - count] ?? "")),
  );
}

/** Whether a step's name ends with a word, and what is to be done follows. */
export function isStepName(
  words: readonly string[],
  kinds: readonly string[],
  index: number,
): boolean {
  if (!ORDER.test(words[index + 1] ?? "") || !AFTER_ORDER.test(words[index + 2] ?? ""))
    return false;
  if (!THING.test(kinds[index] ?? "")) return false;
  for (let from = index; from >= 0 && index - from <= MOST_OF_NAME + MOST_OF_NUMBER; from -= 1) {
    const is = from + wordsOfStep(words, from);
    if (is > from) return words[is] === "is" && is < index && index - is <= MOST_OF_NAME;
  }
  return false;
}

/** Whether a step's number follows a word: "step | two". */
export function isInStep(words: readonly string[], index: number): boolean {
  return [index, index - 1].some((from) => index < from + wordsOfStep(words, from) - 1);
}

/** How many words from one on name a step: "step four", "step number four". */
function wordsOfStep(words: readonly string[], from: number): number {
  if (!STEP.test(words[from] ?? "")) return 0;
  const at = words[from + 1] === "number" ? from + 2 : from + 1;
  return NUMBER.test(words[at] ?? "") ? at - from + 1 : 0;
}
