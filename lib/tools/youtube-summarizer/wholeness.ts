import {
  BEFORE_SUBORDINATE,
  type Clauses,
  SUBORDINATE,
} from "@/lib/tools/youtube-summarizer/clauses";

/** How far a fault speaks against a sentence being one. */
const HALF = 0.4;
const HEADLESS = 0.4;
/** "On a bike in Bristol with the hills". */
const NO_VERB = 0.4;
const UNJOINED = 0.7;
/** Words that join what follows to a clause, whatever it is. */
const JOINS_CLAUSE = /^(?:which|who|that|because|if|when|but|so|while|until)$/;
const CLAUSE_BEGINS = /^(?:i|you|he|she|we|they|it|there|let|don't)(?:'.+)?$/;
const VERB = /^(?:Inf|Pres|Past|Mod|Cop|Aux)/;
const MIN_HEAD = 2;

/** "If you do only one of those count the mites": an order is a clause, too. */
const ONE_THING =
  /^(?:(?:so|and|but) )?if (?:you|we|i) (?:\S+ ){0,2}(?:only|just) (?:\S+ ){1,5}(?:the|your|a|my|it|them|that|this)\b/;
const ORDER_WORDS = 14;
/** "If you have a dog get something else". */
const ORDER_AFTER =
  /^(?:(?:so|and|but) )?if (?:you|you've|it's|it|your|the|there's)\b.{4,80}(?<!\b(?:to|can|will|you|we|i|they|and|or|don't|could|should|would|might|may|must|cannot|can't|not) )\b(?:get|buy|use|take|look|go|check|call|skip|avoid|try|turn|put|keep|add|choose|pick|wait|stop|start) (?:something|it|them|the|a|an|your|another|in|to|for|at|with|out|off|on)\b/;
const MOST_ORDER_WORDS = 24;

/** "More than that and it won't hold": what happens then. */
const WITH_MORE =
  /^(?:any |anything |much )?(?:more|less|fewer|longer|later|bigger|hotter|earlier|higher|further) than (?:that|this|it) and /;

/**
 * How much a stretch of words looks like a whole sentence, from 0 to 1. Where a division has no better place for a boundary,
 * this tells what not to quote: "If you want good espresso and you hate waiting", "The onion really fine and let it go".
 */
export function wholeness(
  { verbs, links }: Clauses,
  words: readonly string[],
  kinds: readonly string[],
  from: number,
  to: number,
): number {
  const clauses = (verbs[to] ?? 0) - (verbs[from] ?? 0);
  const joined = (links[to] ?? 0) - (links[from + 1] ?? 0);
  const isLed = BEFORE_SUBORDINATE.test(words[from] ?? "") || words[from] === "even";
  const first = isLed ? from + 1 : from;
  const begins = (count: number) => words.slice(from, Math.min(to, from + count)).join(" ");
  const isOrder = ONE_THING.test(begins(ORDER_WORDS)) || ORDER_AFTER.test(begins(MOST_ORDER_WORDS));
  const isHalf =
    !isOrder &&
    SUBORDINATE.has(words[first] ?? "") &&
    clauses - joinedSubjects(words, first, to) < 2;
  const unjoined = Math.max(0, clauses - 1 - joined);
  return (
    (clauses === 0 ? NO_VERB : 1) *
    (isHalf ? HALF : 1) *
    (isHeadless(verbs, words, kinds, from, to) && !WITH_MORE.test(begins(ORDER_WORDS))
      ? HEADLESS
      : 1) *
    UNJOINED ** unjoined
  );
}

/** How many clauses with a pronoun for a subject are joined: "and you hate waiting". */
function joinedSubjects(words: readonly string[], from: number, to: number): number {
  let count = 0;
  for (let at = from + 1; at < to - 1; at += 1)
    if (/^(?:and|or|but)$/.test(words[at] ?? "") && CLAUSE_BEGINS.test(words[at + 1] ?? ""))
      count += 1;
  return count;
}

/** Whether a clause is joined to words that make none: they belong to the sentence before. */
function isHeadless(
  verbs: Int32Array,
  words: readonly string[],
  kinds: readonly string[],
  from: number,
  to: number,
): boolean {
  for (let at = from + MIN_HEAD; at < to - 1; at += 1) {
    if ((verbs[at + 1] ?? 0) > (verbs[from] ?? 0)) return false;
    const [word = "", next = ""] = [words[at], words[at + 1]];
    const goesOn = CLAUSE_BEGINS.test(next) || VERB.test(kinds[at + 1] ?? "");
    if (JOINS_CLAUSE.test(word) || (word === "and" && goesOn)) return true;
  }
  return false;
}
