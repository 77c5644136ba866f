import { isNamedTopic } from "@/lib/tools/youtube-summarizer/named-topics";
import { isBeforeClause, isDoneNightBefore } from "@/lib/tools/youtube-summarizer/said-before";

const OFTEN =
  /(?:^| )(?:one|two|three|four|five|six|seven|eight|nine|\d{1,2}|most|half) (?:times out of (?:ten|10|a hundred|100)|of the time|the time)$/;
const JOINS = /^(?:and|but|so|because)$/;
/** What may stand between what joins and how often: "because honestly like maybe four times". */
const BETWEEN = /^(?:honestly|actually|probably|maybe|like|about|usually|i'd|say|think|i|,)$/;
const CLAUSE = /^(?:it|they|i|you|we|he|she|there|that)(?:'.+)?$/;
const REACH = 9;

/** "And nine times out of ten | it's because". */
function isBeforeUsual(words: readonly string[], index: number): boolean {
  if (!CLAUSE.test(words[index + 1] ?? "")) return false;
  const said = words.slice(Math.max(0, index - REACH), index + 1);
  const from = said.findLastIndex((word) => JOINS.test(word));
  const own = said.slice(from + 1).filter((word) => !BETWEEN.test(word));
  const often = OFTEN.exec(own.join(" "));
  return from >= 0 && often?.index === 0;
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

const THING_MEANT = /^(?:it|they)$/;
const KEPT_FROM = /^(?:doesn't|don't|won't|can't)$/;
/** "Does it scratch? No | so it doesn't matter": the reply is all of its sentence. */
const REPLY = /^(?:no|nope|yes|yeah|right|okay|true|exactly)$/;

/** "You need a towel | so it doesn't slide": what it's for, or what comes of it. */
function isBeforeKeptFrom(words: readonly string[], index: number): boolean {
  const [left = "", so = "", it = "", doesnt = ""] = words.slice(index, index + 4);
  return so === "so" && THING_MEANT.test(it) && KEPT_FROM.test(doesnt) && !REPLY.test(left);
}

/** Whether no sentence ends after a word by the form of what follows, which goes on with it. */
export function isHeldByForm(words: readonly string[], index: number): boolean {
  return (
    isBeforeClause(words, index) ||
    isDoneNightBefore(words, index) ||
    isBeforeUsual(words, index) ||
    isBeforeMet(words, index) ||
    isBeforeDone(words, index) ||
    isBeforeKeptFrom(words, index) ||
    isNamedTopic(words, index - 1)
  );
}
