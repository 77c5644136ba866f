import { isNamedTopic } from "@/lib/tools/youtube-summarizer/named-topics";

/** "I thought okay", "that's okay so far": the word goes on with what was said before. */
const BEFORE_OKAY =
  /^(?:is|are|was|were|be|been|being|not|looks?|feels?|seems?|sounds?|quite|totally|perfectly|said|say|says|thought|think|and|but|so|now|then|well|yes|yeah|no|oh|it's|that's|they're|you're|i'm|we're|he's|she's)$/;
const AFTER_OKAY = /^(?:so|now|that's|let's|here's|then|next|first|we're)$/;

const DAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/;
/** "I want to sum up", "so to sum up": it begins with what stands before. */
const BEFORE_SUM =
  /^(?:so|and|but|now|okay|well|just|me|us|like|want|wanted|try|trying|used|need|hard|how|order|going|gonna|have|i'd)$/;
const BEFORE_VERDICT =
  /^(?:so|and|but|now|okay|is|was|that's|of|in|on|for|to|with|about|change|changed|share|give|gave|not|as)$/;
const CONCLUSION = /^(?:verdict|conclusion|rating|score|advice|recommendation|takeaway)$/;

/** Before these, what one likes goes on with the sentence: "that's what I like", "because of what I want". */
const BEFORE_WHAT =
  /^(?:that's|it's|is|are|was|were|about|with|of|for|from|on|in|to|like|know|see|say|said|tell|you|me|us|get|got|do|did|and|but|or|so|than|exactly|just|not|remember|understand)$/;
const WANTS = /^(?:like|love|hate|want|need|mean|miss|wish|enjoy|appreciate|dislike)$/;
const REACH_OF_WHAT = 9;

/** "You just leave a shine | third you put it in the oven". */
const COUNTED = /^(?:second|third|fourth|fifth|sixth)$/;
const BEFORE_COUNTED =
  /^(?:the|a|an|every|each|my|your|our|his|her|their|its|this|that|one|and|but|so|or|of|in|on|at|by|for|to|than|per|last|first|twenty|thirty|come|came|finished|is|was|okay|then|now|if|when)$/;

const COUNTABLE = /^(?:things|steps|ways|reasons|points|tips|rules)$/;
const FEW = /^(?:two|three|four|five|six)$/;
const LETS =
  /^(?:lets|makes|means|gives|keeps|helps|takes|allows|tells|shows|prevents|causes|stops)$/;
const PLACE = /^(?:at|in|on|with|for)$/;
const CLAUSE = /^(?:you|we|you've|we've)$/;
const MUST = /^(?:gotta|got|have|need|must)$/;
const IS = /^(?:is|was)$/;
const FAR_IS = 8;

/**
 * Whether the words after one surely begin a sentence in speech: what a speaker goes on with ("okay so", "so far so good"), sums up
 * with, or asks.
 */
export function isOpenedInSpeech(words: readonly string[], index: number): boolean {
  const [left = "", first = "", second = "", third = ""] = words.slice(index, index + 4);
  if (isNamedTopic(words, index + 1)) return !/^(?:and|but|so|now|okay)$/.test(left);
  // "Is plenty | oh and one more thing".
  if (first === "oh" && second === "and") return !/^(?:and|but|so|like|said|was)$/.test(left);
  if (isSoFar(words, index + 1) || isSoFar(words, index - 3)) return true;
  if (/^(?:okay|ok|alright)$/.test(first) && AFTER_OKAY.test(second))
    return !BEFORE_OKAY.test(left);
  if (first === "for" && third === "please") return DAY.test(second);
  if (first === "to" && second === "sum" && third === "up") return !BEFORE_SUM.test(left);
  if (first === "so" && second === "to" && third === "sum")
    return !BEFORE_OKAY.test(left) && !/^(?:okay|ok|alright)$/.test(left);
  if (first === "so" && /^(?:my|our)$/.test(second)) return CONCLUSION.test(third);
  if (first === "my" && second === "verdict") return !BEFORE_VERDICT.test(left);
  if (first === "short" && second === "version") return !/^(?:the|a|an|this|in|my)$/.test(left);
  if (/^(?:and|so|but)$/.test(first) && /^(?:where|why|how)$/.test(second))
    return /^(?:does|do|did)$/.test(third);
  if (first === "what" && beginsWhat(words, index + 1)) return !isBeforeWhat(words, index);
  // "Here's what I do | first I turn it inside out".
  if (first === "first" && left === "do" && words[index - 2] === "what")
    return /^(?:i|we|you)$/.test(second);
  if (first === "first" && COUNTABLE.test(left)) return FEW.test(words[index - 1] ?? "");
  if (COUNTED.test(first) && /^(?:i|you|we)$/.test(second)) return !BEFORE_COUNTED.test(left);
  if (first === "that" && LETS.test(second)) return /^(?:it|them)$/.test(left);
  if (first === "and" && second === "then") return isNextStep(words, index);
  if (PLACE.test(first) && isOtherStory(words, index + 2)) return true;
  if (PLACE.test(first) && /^(?:an?|the)$/.test(second)) return isNamedAgain(words, index);
  return isBeforeDuty(words, index);
}

/** Whether no sentence ends after a word, since what follows only puts off the rest: "but, and this is important, it only works". */
export function isHeldInSpeech(words: readonly string[], index: number): boolean {
  const [left = "", first = "", second = "", third = ""] = words.slice(index, index + 4);
  if (first === "and" && second === "i'm" && third === "quoting") return true;
  if (/^(?:but|because|so)$/.test(left) && first === "and" && second === "this") return true;
  if (PLACE.test(words[index - 3] ?? "") && isNamedAgain(words, index - 4)) return true;
  const before = words.slice(Math.max(0, index - 4), index + 1).join(" ");
  if (/\b(?:but|because|so) and this is (?:important|key|crucial)$/.test(before)) return true;
  if (/^(?:who|what|how|why|which|where|when)$/.test(first))
    return /\b(?:tell|show) (?:you|us|me|them)(?: (?:straight|right) away| now| first)?$/.test(
      before,
    );
  // "What I don't like | besides the account | is".
  for (let from = index; from > index - REACH_OF_WHAT && from >= 0; from -= 1)
    if (words[from] === "what" && beginsWhat(words, from))
      return !isBeforeWhat(words, from - 1) && index < isAfterWhat(words, from);
  return false;
}

function isSoFar(words: readonly string[], from: number): boolean {
  return from >= 0 && words.slice(from, from + 4).join(" ") === "so far so good";
}

/** "What I don't like | is that". */
function beginsWhat(words: readonly string[], from: number): boolean {
  if (isDeniedWhat(words, from)) return isAfterWhat(words, from) > 0;
  if (!/^(?:i|we)$/.test(words[from + 1] ?? "")) return false;
  const verb = /^(?:don't|didn't|really|do)$/.test(words[from + 2] ?? "") ? from + 3 : from + 2;
  return WANTS.test(words[verb] ?? "") && isAfterWhat(words, from) > 0;
}

/** "What we will not build | is a sauna". */
function isDeniedWhat(words: readonly string[], from: number): boolean {
  const [who = "", will = "", not = ""] = words.slice(from + 1, from + 4);
  if (!/^(?:i|we|it|they|you)$/.test(who)) return false;
  return (
    /^(?:won't|can't|doesn't|don't)$/.test(will) ||
    (/^(?:will|can|do|does)$/.test(will) && not === "not")
  );
}

/** Where the "is" after "what I like" stands; 0 where there is none. */
function isAfterWhat(words: readonly string[], from: number): number {
  const rest = words.slice(from + 3, from + REACH_OF_WHAT);
  const at = rest.findIndex((word) => IS.test(word));
  return at < 0 ? 0 : from + 3 + at;
}

/** "What they say | what I don't like is": the clause before is whole. */
function isBeforeWhat(words: readonly string[], index: number): boolean {
  return BEFORE_WHAT.test(words[index] ?? "") && words[index - 2] !== "what";
}

/** "On carpet | it's a different story". */
function isOtherStory(words: readonly string[], from: number): boolean {
  const said = words.slice(from + 1, from + 6).join(" ");
  return /^it's a (?:whole |completely |very )?different (?:story|matter|thing|game)/.test(said);
}

/** "That's a neap tide | at a neap tide the range": what has just been named. */
function isNamedAgain(words: readonly string[], index: number): boolean {
  if (index < 1) return false;
  const [before = "", left = "", , , first = "", second = ""] = words.slice(index - 1, index + 5);
  return before === first && left === second && left.length > 2;
}

const STATES = /^(?:will|won't|would|wouldn't|can|can't|is|isn't|was|are|were)$/;
const WHO_DOES = /^(?:you|we|i|they|to|you'll|we'll|i'll|they'll|he|she|who)$/;
const REACH_OF_STEP = 7;

/** "Bleach will eat the rubber | and then wipe it dry": what is to be done next isn't done by the bleach. */
function isNextStep(words: readonly string[], index: number): boolean {
  const [verb = "", object = ""] = words.slice(index + 3, index + 5);
  if (!/^(?:it|them)$/.test(object) || /(?:s|ed|ing)$/.test(verb)) return false;
  const before = words.slice(Math.max(0, index - REACH_OF_STEP), index + 1);
  return before.some((word) => STATES.test(word)) && !before.some((word) => WHO_DOES.test(word));
}

/** "It's the most important one | you've gotta clean the groove". */
function isBeforeDuty(words: readonly string[], index: number): boolean {
  const isOne = words[index - 1] === "important" && /^(?:one|step|part)$/.test(words[index] ?? "");
  if (!isOne || !CLAUSE.test(words[index + 1] ?? "") || !MUST.test(words[index + 2] ?? ""))
    return false;
  return !words.slice(index + 3, index + 3 + FAR_IS).some((word) => IS.test(word));
}
