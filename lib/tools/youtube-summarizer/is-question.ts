import { isCleft } from "@/lib/tools/youtube-summarizer/clefts";
import { tells } from "@/lib/tools/youtube-summarizer/indirect-questions";

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

/** A noun without an article may follow these: "does coffee help". */
const DOES = /^(?:does|did)$/;
/** What follows them in the rest of a statement: "what it | does is", "it | does matter". */
const NO_SUBJECT =
  /^(?:is|are|was|were|not|have|has|had|do|matter|work|help|make|take|get|mean|seem|look|happen|cost|need|go|and|but|or|so|to|in|on|at|for|with|by|from|of|as|if|because|when|than|really|actually|often|exactly|also|just|well|too|nothing|n't)$/;
const CONDITION = /^(?:if|after|once)$/;
const MIN_CONDITION = 2;
const PERSON = /^(?:i|you|he|she|we|they|it)$/;
/** "You know what do you": what follows isn't asked. */
const BEFORE_INDIRECT =
  /^(?:know|see|ask|asked|asks|wonder|understand|tell|told|me|you|us|about|of|to|is|that's|say|said|and|or)$/;

const NEGATED = /^(?:isn't|aren't|wasn't|weren't|don't|doesn't|didn't|can't|won't|haven't|hasn't)$/;
const TAG = /^(?:it|you|they|he|she|we)$/;
/** "The extra fifty minutes | where does that come from": what is asked about, before the question. */
const THING = /^(?:the|this|that|these|those|your|my|our|his|her|their|all)$/;
const MOST_OF_THING = 6;
/** Not "the people | who do this", which goes on about them. */
const ASKS_OF_THING = /^(?:what|why|how|where|when)$/;
const MEANS_THING = /^(?:that|it|they|this|those|these|he|she)$/;
const VERB =
  /^(?:is|are|was|were|has|have|had|do|does|did|can|will|would|should|know|see|say|said|ask|asked|depends?|shows?|tells?|wonder|of|about|in|on|at|and)$|'(?:s|re|ve|ll|d|m)$/;

/** Whether an English sentence without punctuation asks something, by the order of its first words. */
export function isQuestion(words: readonly string[]): boolean {
  const start = words.findIndex((word) => !LEAD.test(word));
  const [first = "", second = "", third = ""] = words.slice(Math.max(0, start));
  const pair = `${first} ${second}`;
  const own = words.slice(Math.max(0, start));
  if (asksForKind(own) || asksWhatsNext(own)) return true;
  if (asksAtEnd(words) || asksWhetherRight(own) || asksOfThing(own)) return true;
  if (isCleft(own)) return false;
  if (ASKS.test(first)) {
    if (/'(?:s|re|d)$/.test(first)) return true;
    if (HOW_MUCH.test(pair)) return !tells(own, 0);
    return HELPER.test(second) ? first !== "which" : WHAT_HAPPENS.test(pair);
  }
  if (CONDITION.test(first)) return asksAfter(words.slice(Math.max(0, start) + 1));
  if (!HELPER.test(first) || ORDERS.test(pair)) return false;
  if (DOES.test(first) && !NO_SUBJECT.test(second) && third !== "") return true;
  return SUBJECT.test(second) && third !== "";
}

const WHAT = /^(?:what|which)$/;
const ASKED_HELPER = /^(?:would|do|did|does|can|should|could|will|are|were)$/;
const MOST_OF_KIND = 5;

/** "What advice would you give", "which part of it did they like": not "what you would do". */
function asksForKind(words: readonly string[]): boolean {
  if (!WHAT.test(words[0] ?? "")) return false;
  const at = words.findIndex((word) => ASKED_HELPER.test(word));
  if (at < 2 || at > MOST_OF_KIND || !PERSON.test(words[at + 1] ?? "")) return false;
  const kind = words.slice(1, at);
  return (
    words.length > at + 2 &&
    !kind.some((word) => PERSON.test(word) || (VERB.test(word) && word !== "of"))
  );
}

function asksWhatsNext(words: readonly string[]): boolean {
  return /^what (?:comes|happens|came|happened) next$/.test(words.join(" "));
}

/** Whether a question follows a condition: "take away one thing | what should it be", not "you know what it is". */
function asksAfter(words: readonly string[]): boolean {
  return words.some((word, at) => {
    const [before = "", helper = "", subject = "", last = ""] = [-1, 1, 2, 3].map(
      (offset) => words[at + offset],
    );
    const isAsked = ASKS.test(word) && HELPER.test(helper) && PERSON.test(subject) && last !== "";
    return isAsked && at >= MIN_CONDITION && !BEFORE_INDIRECT.test(before);
  });
}

/** "There was a lot of opposition wasn't there", "you bake at night don't you". */
function asksAtEnd(words: readonly string[]): boolean {
  const [before = "", helper = "", subject = ""] = words.slice(-3);
  if (words.length < 4 || !NEGATED.test(helper) || SUBJECT.test(before)) return false;
  if (subject !== "there") return TAG.test(subject);
  return words
    .slice(0, -2)
    .some((word, at) => word === "there" && /^(?:is|was|are|were)$/.test(words[at + 1] ?? ""));
}

const BEFORE_RIGHT =
  /^(?:all|that|it|it's|is|was|not|you're|are|quite|just|the|to|turn|them|things|on|go|be|get|got|do|did|done|exactly|always|something|everything)$/;

/** "You want to hold the blade right", "you always have to cut the board right": advice. */
const ADVISES =
  /^you(?:'(?:ve|d|ll))? (?:(?:just|really|always|also|then|only|still|do|don't|never|might|may|would|will) ){0,3}(?:want|need|gotta|got to|have to|better|should|can|can't|must|turn|go|keep|hold)\b/;

/** "You were a nurse before this right". */
function asksWhetherRight(words: readonly string[]): boolean {
  if (words.at(-1) !== "right" || BEFORE_RIGHT.test(words.at(-2) ?? "")) return false;
  if (ADVISES.test(words.join(" "))) return false;
  return words.length > 4 && /^you(?:'(?:re|ve|d|ll))?$/.test(words[0] ?? "");
}

function asksOfThing(words: readonly string[]): boolean {
  if (!THING.test(words[0] ?? "")) return false;
  const at = words.findIndex((word) => ASKS.test(word));
  if (at < 2 || at > MOST_OF_THING || words.slice(0, at).some((word) => VERB.test(word)))
    return false;
  if (!ASKS_OF_THING.test(words[at] ?? "")) return false;
  return HELPER.test(words[at + 1] ?? "") && MEANS_THING.test(words[at + 2] ?? "");
}
