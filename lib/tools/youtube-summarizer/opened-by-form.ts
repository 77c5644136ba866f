import { OF_NUMBER } from "@/lib/tools/youtube-summarizer/phrase-cuts";
import { isAfterDenial, isAfterNightBefore } from "@/lib/tools/youtube-summarizer/said-before";

const COMPARATIVE = /^(?:more|less|fewer|longer|later|bigger|hotter|earlier|higher|further)$/;
const THAT = /^(?:that|this|it)$/;
const WHO = /^(?:it|you|they|we|i|he|she|the|your)(?:'(?:ll|re|s|d|ve))?$/;
/** "It needs | more than that", "a bit | more than that": it isn't what happens otherwise. */
const BEFORE_MORE =
  /^(?:is|are|was|were|be|been|need|needs|cost|costs|want|wants|take|takes|do|does|did|use|add|get|got|have|has|much|bit|little|no|any|anything|even|lot|far|and|but|or|so|not|it's|that's|they're|for|of|to|by|with|paid|pay|made|make)$/;
const ANY = /^(?:any|anything|much)$/;

/**
 * Whether what happens with more begins after a word: "add twenty grams of water | more than that and it won't hold". What is
 * added isn't more.
 */
function isOpenedByMore(words: readonly string[], index: number): boolean {
  const led = ANY.test(words[index + 1] ?? "") ? 1 : 0;
  const [more = "", than = "", that = "", and = "", who = ""] = words.slice(
    index + 1 + led,
    index + 6 + led,
  );
  if (!COMPARATIVE.test(more) || than !== "than" || !THAT.test(that)) return false;
  return and === "and" && WHO.test(who) && !BEFORE_MORE.test(words[index] ?? "");
}

const AFTER_ALL =
  /^(?:next|after|then|now|when|once|today|tomorrow|leave|thanks|before|see|if|the|we|i)$/;
/** "That's all after the last fold": nothing of it is over then. */
const BEFORE_ALL = /^(?:if|and|so|because|when|think|say|know|not|like|whether|how|what)$/;
const OF_ALL = /^(?:the|we|i)$/;
const WHAT_IS_ALL = /^(?:we|i|you|they)$/;

/** "And do it again that's all | after the last fold". */
function isAfterAll(words: readonly string[], index: number): boolean {
  const [that = "", all = "", next = "", then = ""] = words.slice(index - 1, index + 3);
  if (that !== "that's" || !/^(?:it|all)$/.test(all) || !AFTER_ALL.test(next)) return false;
  if (BEFORE_ALL.test(words[index - 2] ?? "")) return false;
  // "That's all we need", "that's all the flour".
  return !OF_ALL.test(next) && !(next === "if" && WHAT_IS_ALL.test(then) && all === "all");
}

const NUMBER = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2})$/;
const NAMES_NUMBER = /^(?:is|was)$/;
/** After these, nothing is numbered: "over it | number three is", unlike "mistake number three is". */
const BEFORE_NUMBER =
  /^(?:it|them|you|me|us|up|down|off|out|again|too|well|before|there|here|now|day|days|works|pots|rows)$/;
const WHOSE = /^(?:the|my|your|our|his|her|its|their)$/;
const COUNTED = /^(?:second|third|fourth|fifth|sixth|last|final)$/;
const BEFORE_AND = /^(?:is|was|are|of|the|both|between|first|and|or|but)$/;

/** "To the compost heap", which isn't "exercise". */
function isWhole(words: readonly string[], index: number): boolean {
  if (BEFORE_NUMBER.test(words[index] ?? "")) return true;
  const isNumbered = NUMBERED.test(words[index] ?? "");
  return !isNumbered && WHOSE.test(words[index - 2] ?? "") && /^\p{L}+$/u.test(words[index] ?? "");
}

const NUMBERED =
  /^(?:step|tip|rule|lesson|mistake|reason|point|thing|option|bucket|exercise|part|stop|house|room|phone|phase|law|although|and|so|but|of|is|was|or|if)$/;

/** "Around the pots | number three is", "they stretch over it | and the fourth thing is". */
function isCountedOn(words: readonly string[], index: number): boolean {
  const [left = "", first = "", second = "", third = "", fourth = "", fifth = ""] = words.slice(
    index,
    index + 6,
  );
  if (first === "number" && NUMBER.test(second))
    return NAMES_NUMBER.test(third) && isWhole(words, index);
  if (first !== "and" || second !== "the" || BEFORE_AND.test(left)) return false;
  return COUNTED.test(third) && fourth === "thing" && NAMES_NUMBER.test(fifth);
}

const THANKED = /^(?:watching|listening|joining|coming|tuning)$/;
const BEFORE_THANKS =
  /^(?:a|to|say|said|saying|no|and|the|so|but|you|well|okay|big|many|just|i|we|of|your|my|that's|is)$/;

/** "And then read it again | thank you". */
function isThanked(words: readonly string[], index: number): boolean {
  const [left = "", first = "", second = "", third = "", fourth = ""] = words.slice(
    index,
    index + 5,
  );
  if (first !== "thank" || second !== "you" || BEFORE_THANKS.test(left)) return false;
  return third === "" || (third === "for" && THANKED.test(fourth));
}

const FOR_WHOM = /^(?:for|with|to)$/;
const WHOM = /^(?:me|us|him|them)$/;
const WHAT_FOR = /^(?:that|it|this)$/;
const WAS = /^(?:is|was)$/;
const BEFORE_WHOM =
  /^(?:and|but|so|or|is|was|are|were|be|because|that|like|it|them|do|did|does|works|worked|good|bad|easy|hard|enough|okay|right|not|only|just|happened|happens|up|out|over|back|down|away)$/;

/** "Looking at one number only | for me that was sales". */
function isOpenedForWhom(words: readonly string[], index: number): boolean {
  const [left = "", first = "", second = "", third = "", fourth = ""] = words.slice(
    index,
    index + 5,
  );
  if (!FOR_WHOM.test(first) || !WHOM.test(second)) return false;
  const says = third === "that's" || third === "it's" || (WHAT_FOR.test(third) && WAS.test(fourth));
  return says && (left === "only" || !BEFORE_WHOM.test(left));
}

const RANGE = /^(?:between|anywhere|anything|around|about)$/;
const IS = /^(?:is|are|works|will)$/;
const MOST_OF_RANGE = 8;
const UNIT = /^(?:seconds|minutes|hours|days|weeks|months|years|degrees|grams|percent|dollars)$/;

/** "It goes into the fridge overnight | between ten and sixteen hours is fine". */
function isOpenedByRange(words: readonly string[], index: number): boolean {
  if (!RANGE.test(words[index + 1] ?? "") || !OF_NUMBER.test(words[index + 2] ?? "")) return false;
  const rest = words.slice(index + 2, index + 2 + MOST_OF_RANGE);
  const at = rest.findIndex((word) => !OF_NUMBER.test(word) && !/^(?:and|to|or)$/.test(word));
  if (at < 0 || !UNIT.test(rest[at] ?? "") || !IS.test(rest[at + 1] ?? "")) return false;
  return !/^(?:if|when|that|because|and|but|so|or|think|say|is|was|than)$/.test(words[index] ?? "");
}

const TODAY = /^(?:today|nowadays)$/;
const OF_NOW =
  /^(?:we're|i'm|they're|it's|he's|she's|there's|we've)$|^(?:we|i|they) (?:have|are|make|sell|do|work)$/;
const THEN = /(?:ed|was|were|had|did)$/;
const REACH = 6;

/** "I went to every one of them and apologized | today we're six people". */
function isOpenedToday(words: readonly string[], index: number): boolean {
  const [first = "", second = "", third = ""] = words.slice(index + 1, index + 4);
  if (!TODAY.test(first) || !(OF_NOW.test(second) || OF_NOW.test(`${second} ${third}`)))
    return false;
  return words.slice(Math.max(0, index - REACH), index + 1).some((word) => THEN.test(word));
}

const FROM_WHEN = /^(?:tomorrow|today|now|then|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/;
const AFTER_ON =
  /^(?:the|a|an|i|you|we|they|he|she|it|there|this|these)$|^(?:i|you|we|they|he|she|it|there)'/;

/** "It leaves from pier nine from tomorrow on | the mayor said". */
function isAfterFromOn(words: readonly string[], index: number): boolean {
  const [from = "", when = "", on = "", next = ""] = words.slice(Math.max(0, index - 2), index + 2);
  return from === "from" && FROM_WHEN.test(when) && on === "on" && AFTER_ON.test(next);
}

const MORNING = /^(?:morning|day|evening)$/;
const DO =
  /^(?:heat|preheat|take|put|add|bake|turn|let|get|check|wash|drain|rinse|remove|place|pour|roll|shape|mix|cut|open|start|do|go|bring|fill|set|warm)$/;
const BEFORE_MORNING = /^(?:the|until|till|and|by|for|is|was|very|a|on|or|so|but|then|okay|now)$/;

/** "Ten hours is fine | next morning heat the oven": what to do then. */
function isOpenedNextMorning(words: readonly string[], index: number): boolean {
  const led = words[index + 1] === "the" ? 1 : 0;
  const [next = "", morning = "", verb = ""] = words.slice(index + 1 + led, index + 4 + led);
  if (next !== "next" || !MORNING.test(morning) || !DO.test(verb)) return false;
  return !BEFORE_MORNING.test(words[index] ?? "");
}

/** What is only said twice: "I think that that is the reason". */
const SAID_TWICE =
  /^(?:been|even|from|have|here|just|more|most|only|really|some|such|than|that|them|then|there|these|they|this|those|very|were|what|when|where|which|will|with)$/;

/** "For me that was sales | sales were fantastic". */
function isNamedAgain(words: readonly string[], index: number): boolean {
  const [left = "", first = "", verb = ""] = words.slice(index, index + 3);
  return (
    left === first &&
    left.length > 3 &&
    !SAID_TWICE.test(left) &&
    /^(?:is|are|was|were)$/.test(verb)
  );
}

/** Whether the words after one begin a sentence by their form, since they can't go on with what was said before. */
export function isOpenedByForm(words: readonly string[], index: number): boolean {
  return (
    isOpenedByMore(words, index) ||
    isAfterAll(words, index) ||
    isCountedOn(words, index) ||
    isThanked(words, index) ||
    isOpenedForWhom(words, index) ||
    isOpenedByRange(words, index) ||
    isOpenedToday(words, index) ||
    isNamedAgain(words, index) ||
    isAfterFromOn(words, index) ||
    isOpenedNextMorning(words, index) ||
    isAfterNightBefore(words, index) ||
    isAfterDenial(words, index)
  );
}
