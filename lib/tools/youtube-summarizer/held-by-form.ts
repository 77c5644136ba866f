import { isBeforeClause, isDoneNightBefore } from "@/lib/tools/youtube-summarizer/said-before";

const OFTEN = /^(?:nine|eight|seven|most|half) (?:times out of ten|of the time|the time)$/;
const JOINS = /^(?:and|but|so)$/;
const REACH = 6;

/** "And nine times out of ten | it's because". */
function isBeforeUsual(words: readonly string[], index: number): boolean {
  const said = words.slice(Math.max(0, index - REACH), index + 1);
  const from = said.findLastIndex((word) => JOINS.test(word));
  return from >= 0 && OFTEN.test(said.slice(from + 1).join(" "));
}

const MOST = /^(?:most|biggest|best|worst|hardest|only|easiest)$/;
const WHOSE = /^(?:i|you|we|they|people)$/;
const MET = /^(?:see|hear|get|make|find|notice|know)$/;
const WHERE = /^(?:in|on|at|from|with|of|every|all|most|over|again|here|there|when)$/;
const REACH_OF_MOST = 4;

/** "That's the most common mistake | I see in the comments": what is seen, the words before say. */
function isBeforeMet(words: readonly string[], index: number): boolean {
  const [who = "", met = "", where = ""] = words.slice(index + 1, index + 4);
  if (!WHOSE.test(who) || !MET.test(met) || !WHERE.test(where)) return false;
  const said = words.slice(Math.max(0, index - REACH_OF_MOST), index);
  return said.some((word, at) => MOST.test(word) && said[at - 1] === "the");
}

const DET = /^(?:a|an|some|any|the|of)$/;
const DONE = /(?:ed|en|wn|ne)$/;

/** "A hundred grams of starter | that's been fed". */
function isBeforeDone(words: readonly string[], index: number): boolean {
  const [that = "", been = "", done = ""] = words.slice(index + 1, index + 4);
  return (
    that === "that's" && been === "been" && DONE.test(done) && DET.test(words[index - 1] ?? "")
  );
}

/** Whether no sentence ends after a word by the form of what follows, which goes on with it. */
export function isHeldByForm(words: readonly string[], index: number): boolean {
  return (
    isBeforeClause(words, index) ||
    isDoneNightBefore(words, index) ||
    isBeforeUsual(words, index) ||
    isBeforeMet(words, index) ||
    isBeforeDone(words, index)
  );
}
