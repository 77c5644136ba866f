import { OF_NUMBER } from "@/lib/tools/youtube-summarizer/phrase-cuts";
import { wordsOfTime } from "@/lib/tools/youtube-summarizer/times-told";

const PERSON = /^(?:i|you|we|they|he|she|it|there|that|this)(?:'.+)?$/;
const ABOUT = /^(?:about|around|roughly|approximately|like|some|nearly|almost|only|maybe)$/;
const JOINS = /^(?:and|but|so|or)$/;

function isNumber(word: string | undefined): boolean {
  return /^[$£€]?\d/.test(word ?? "") || OF_NUMBER.test(word ?? "");
}

const WOULD = /^(?:would|wouldn't|could|couldn't|might)$|'d$/;
const MUST = /^(?:have to|need to|got to|must|should|can|can't|cannot|may|gotta)$/;
const PAST = /^(?:had|were|was|could|didn't|hadn't|weren't|wasn't|got|made|gave)$|\p{L}{2}ed$|'d$/u;
const MOST_OF_MAIN = 9;
const MOST_OF_CONDITION = 10;

/** "It'd be an eight | if they fixed the noise": without the condition, it says that it is. */
function isBeforeUnreal(words: readonly string[], index: number): boolean {
  if (!/^(?:if|unless)$/.test(words[index + 1] ?? "") || JOINS.test(words[index] ?? ""))
    return false;
  const main = mainBefore(words, index);
  const verbs = words.slice(index + 2, index + 6);
  return main.some((word) => WOULD.test(word)) && verbs.some((word) => PAST.test(word));
}

/** "You have to cover your hair | if you're a woman and you have to wear a skirt": for whom each of them is. */
function isBeforeOwnDuty(words: readonly string[], index: number): boolean {
  if (words[index + 1] !== "if" || JOINS.test(words[index] ?? "")) return false;
  const said = mainBefore(words, index).join(" ");
  const after = words.slice(index + 2, index + 2 + MOST_OF_CONDITION);
  const next = after.indexOf("and");
  const again = after.slice(next + 1, next + 4);
  const duty = [again.slice(1, 3).join(" "), again[1] ?? ""].find((one) => MUST.test(one));
  return next > 1 && duty !== undefined && ` ${said} `.includes(` ${again[0]} ${duty} `);
}

function mainBefore(words: readonly string[], index: number): readonly string[] {
  const said = words.slice(Math.max(0, index - MOST_OF_MAIN), index + 1);
  const isJoin = (word: string, at: number) =>
    JOINS.test(word) && !/^(?:a|an)$/.test(said[at + 1] ?? "");
  return said.slice(said.findLastIndex(isJoin) + 1);
}

const DOES =
  /^(?:is|are|was|were|can|could|will|would|may|might|must|should|has|have|had|get|gets)$/;
const NEXT = /^(?:and|but|so|because|if|when|which|that|who|or)$/;
const REACH_OF_ASIDE = 14;

/** "Households below the line | that's about $46,800 a year | can get a discount": what is said of them comes after the figure. */
function isBeforeAside(words: readonly string[], index: number): boolean {
  if (words[index + 1] !== "that's") return false;
  const number = ABOUT.test(words[index + 2] ?? "") ? index + 3 : index + 2;
  if (!isNumber(words[number])) return false;
  for (let at = number + 1; at < number + REACH_OF_ASIDE; at += 1) {
    const [before = "", word = "and"] = [words[at - 1], words[at]];
    if (
      PERSON.test(word) ||
      (NEXT.test(word) && !(word === "and" && words.slice(number, at).includes("between")))
    )
      return false;
    if (DOES.test(word)) return !PERSON.test(before) && at > number + 1;
  }
  return false;
}

/** "And by 2028 | it'll be close to $82": when, after what joins it. */
function isAfterJoinedTime(words: readonly string[], index: number): boolean {
  if (!PERSON.test(words[index + 1] ?? "")) return false;
  for (let from = index - 1; from > index - 6 && from > 0; from -= 1)
    if (JOINS.test(words[from - 1] ?? "") && wordsOfTime(words, from) === index - from + 1)
      return true;
  return false;
}

/** "It was 20 | I think and somebody scrubs you": how sure somebody is of a figure. */
function isBeforeHedge(words: readonly string[], index: number): boolean {
  const [left = "", i = "", think = "", next = ""] = words.slice(index, index + 4);
  if (i !== "i" || !/^(?:think|guess|believe)$/.test(think)) return false;
  if (isNumber(left)) return /^(?:and|but|or|so|which)$/.test(next);
  // "It was at the time | I think the sixth busiest port".
  const before = words.slice(Math.max(0, index - 3), index + 1).join(" ");
  return (
    /^(?:the|an?|about|around)$/.test(next) &&
    /\b(?:is|was|are|were) at (?:the|that) time$/.test(before)
  );
}

/** "It's 15 lari | so like five dollars": the same figure again. */
function isBeforeFigureAgain(words: readonly string[], index: number): boolean {
  if (words[index + 1] !== "so" || !ABOUT.test(words[index + 2] ?? "")) return false;
  return (
    isNumber(words[index + 3]) && words.slice(Math.max(0, index - 3), index + 1).some(isNumber)
  );
}

const TAKES_FIGURE =
  /^(?:for|of|by|with|about|around|than|at|nearly|almost|roughly|approximately|like)$/;
/** "The one I asked for | 38 people came". */
const ASKED =
  /^(?:asked|asking|ask|paid|pay|looking|looked|waiting|waited|known|talking|talked|think|thinking)$/;

/** "She had run it for | 38 years". */
function isBeforeItsFigure(words: readonly string[], index: number): boolean {
  return (
    TAKES_FIGURE.test(words[index] ?? "") &&
    isNumber(words[index + 1]) &&
    !ASKED.test(words[index - 1] ?? "")
  );
}

const IS = /^(?:is|was)$/;
const WHAT_IT_IS = /^(?:you|we|there's|it's|don't|that|to|they|i)$/;
const MOST_OF_THING = 10;

/** "The first thing and I can't stress this enough | is you turn it off", "what's different about this one | is there's no wire". */
function isBeforeWhatItIs(words: readonly string[], index: number): boolean {
  if (!IS.test(words[index + 1] ?? "") || !WHAT_IT_IS.test(words[index + 2] ?? "")) return false;
  const said = words.slice(Math.max(0, index - MOST_OF_THING), index + 1);
  return said.some((word) => /^(?:thing|what|what's|problem|part|trick|point)$/.test(word));
}

const WHICH_TIME =
  /^(?:is|was|that's|it's|really|probably) the (?:first|last|only|second|third) time$/;
const WHO = /^(?:an?|the|any|anyone|anybody|i|we|they|he|she|somebody|someone)$/;

/** "That's the first time | a city gave up a neighborhood". */
function isAfterWhichTime(words: readonly string[], index: number): boolean {
  const said = words.slice(Math.max(0, index - 3), index + 1).join(" ");
  return WHICH_TIME.test(said) && WHO.test(words[index + 1] ?? "");
}

const DENIED = /^(?:wanna|want|need|have|know)$/;
const DENIED_JOINED = /^(?:wanna|want|need|have|know|think|get|even|really)$/;

/** "It slides in and you | don't want it": who doesn't is said before, unless it's whom something was done to: "I showed you". */
function isBeforeOwnDenial(words: readonly string[], index: number): boolean {
  const before = words[index - 1] ?? "and";
  const denied =
    JOINS.test(before) || /^(?:because|when|if)$/.test(before) ? DENIED_JOINED : DENIED;
  return (
    /^(?:i|you|we|they)$/.test(words[index] ?? "") &&
    /^(?:don't|won't|can't|didn't)$/.test(words[index + 1] ?? "") &&
    denied.test(words[index + 2] ?? "") &&
    !/^(?:told|tell|tells|say|said|to|for|with|of)$/.test(before)
  );
}

const MOST_QUOTED = 30;
const MOST_BEFORE_QUOTE = 3;

/** Whether a word is within "quote … unquote", or before it: somebody's words are given whole. */
function isInSpokenQuote(words: readonly string[], index: number): boolean {
  const from = words.slice(Math.max(0, index - MOST_QUOTED), index + 2).lastIndexOf("quote");
  if (from < 0) return false;
  const start = Math.max(0, index - MOST_QUOTED) + from;
  const end = words
    .slice(start, start + MOST_QUOTED)
    .findIndex((word) => /^(?:unquote|endquote)$/.test(word));
  return end > 0 && index < start + end;
}

/** "In recycling | and quote": what is quoted goes on with what is told. */
function isBeforeQuoteJoined(words: readonly string[], index: number): boolean {
  const at = words.slice(index + 2, index + 2 + MOST_BEFORE_QUOTE).indexOf("quote");
  return (
    at >= 0 &&
    words[index + 1 + at] === "and" &&
    words.slice(index + 2, index + MOST_QUOTED).includes("unquote")
  );
}

/** "It was fine when it was dry when it was wet | it slid": each is told with its own. */
function isAmongTimesSet(words: readonly string[], index: number): boolean {
  const next = words.slice(index + 1, index + 1 + MOST_OF_MAIN).join(" ");
  if (/^when (it's|it was|they're|they were|you're) \S{1,20} when \1 /.test(next)) return true;
  if (!PERSON.test(words[index + 1] ?? "")) return false;
  const said = words.slice(Math.max(0, index - MOST_OF_MAIN), index + 1).join(" ");
  return /\bwhen (it's|it was|they're|they were|you're) \S{1,20} when \1 \S{1,20}$/.test(said);
}

/** Whether no sentence ends after a word, since what is said without what follows says something else. */
export function isHeldByMeaning(words: readonly string[], index: number): boolean {
  return (
    (words[index + 1] === "along" && words[index + 2] === "with") ||
    isBeforeUnreal(words, index) ||
    isBeforeOwnDuty(words, index) ||
    isBeforeAside(words, index) ||
    isAfterJoinedTime(words, index) ||
    isBeforeHedge(words, index) ||
    isBeforeFigureAgain(words, index) ||
    isBeforeItsFigure(words, index) ||
    isBeforeWhatItIs(words, index) ||
    isAfterWhichTime(words, index) ||
    isBeforeOwnDenial(words, index) ||
    isInSpokenQuote(words, index) ||
    isBeforeQuoteJoined(words, index) ||
    isAmongTimesSet(words, index)
  );
}
