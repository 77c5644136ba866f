import { isSaying } from "@/lib/tools/youtube-summarizer/verbs-of-saying";

/** Said of the same person, the second of these begins a clause; otherwise it would be "yourself". */
const PERSON = /^(?:i|you|we|they|he|she|it)$/;
const DENIES = /^(?:don't|doesn't|didn't|can't|won't|never|not)$/;
/** "If you don't rub | you just wait", "what you don't see you don't know". */
const LED =
  /^(?:if|when|whenever|where|what|whatever|that|because|since|unless|until|while|as|who|which|how|why|whether|the|things?|ones?|something|anything|everything|and|or|but|so)$/;
const NO_VERB =
  /^(?:to|the|a|an|for|of|with|and|or|but|that|if|in|on|at|by|from|as|than|like|not)$/;
/** "You don't stretch before | you run", "we don't eat what | we grow". */
const LEADS = /^(?:before|after|once|till|though|although|every|each|time|way|how)$/;
const MOST_OF_VERB = 3;

/** The index of the word that says of whom a denial before a word is: "you don't wring" up to "wring". */
function deniedFrom(words: readonly string[], index: number): number {
  for (let at = index - 1; at > index - MOST_OF_VERB && at > 0; at -= 1)
    if (DENIES.test(words[at] ?? "") && PERSON.test(words[at - 1] ?? "")) return at - 1;
  return -1;
}

/** Whether somebody who is said not to do a thing is said to do another one after a word: "you don't wring | you just let it sit". */
export function isOpenedByOwnSubject(words: readonly string[], index: number): boolean {
  const from = deniedFrom(words, index);
  const last = words[index] ?? "";
  if (from < 0 || NO_VERB.test(last) || LED.test(last) || LEADS.test(last)) return false;
  // "They don't believe | they can": that is what they don't believe.
  if (words.slice(from + 2, index + 1).some(isSaying)) return false;
  if (words[index + 1] !== words[from] || LED.test(words[from - 1] ?? "")) return false;
  return !NO_VERB.test(words[index + 2] ?? "to");
}

/** Whether a word is such a subject, after which no sentence ends: "you don't wring you | just let it sit". */
export function isOwnSubject(words: readonly string[], index: number): boolean {
  const from = deniedFrom(words, index - 1);
  if (from < 0 || words[index] !== words[from]) return false;
  return !NO_VERB.test(words[index + 1] ?? "to") && !NO_VERB.test(words[index - 1] ?? "");
}

const AFTER = /^(?:after|before|since|until|from)$/;
const THEN = /^(?:that|then|there)$/;
const SUBJECT = /^(?:i|you|we|they|he|she)(?:'(?:ll|m|re|ve|s|d))?$/;
/** "Soon after that", "what happened after that", "and after that". */
const BEFORE_AFTER =
  /^(?:and|but|so|or|then|soon|shortly|right|just|long|immediately|directly|day|week|month|year|years|days|weeks|months|minutes|hours|ever|even|only|because|if|when|happens|happened|comes|came|is|was|were|what|until|anything|nothing|everything|out|far|away|not|the|to)$/;
/** "Before that I'd like": these tell what comes next. */
const NO_SUBJECT_VERB = /^(?:to|and|or|but|the|a|that|of)$/;

/** Whether what is done next begins after a word: "just let it sit | after that I rinse it". */
export function isOpenedByAfterThat(words: readonly string[], index: number): boolean {
  const [left = "", after = "", that = "", who = "", verb = ""] = words.slice(index, index + 5);
  if (!AFTER.test(after) || !THEN.test(that) || BEFORE_AFTER.test(left)) return false;
  if (after === "from" ? that === "that" : that === "there") return false;
  return SUBJECT.test(who) && verb !== "" && !NO_SUBJECT_VERB.test(verb);
}

const TOLD_TIME = /^(?:year|month|week|day|night|summer|winter|spring|autumn|fall)$/;
const WHO_HAD = /^(?:i|you|we|they|he|she|it)$/;

/** Whether what was earlier begins after a word: "we didn't feed them in january | the year before we had opened them". */
export function isOpenedByTimeBefore(words: readonly string[], index: number): boolean {
  const [left = "", the = "", year = "", before = "", who = "", had = ""] = words.slice(
    index,
    index + 6,
  );
  if (the !== "the" || !TOLD_TIME.test(year) || before !== "before") return false;
  const hasHad = WHO_HAD.test(who) ? had === "had" : /^(?:i|you|we|they|he|she)'d$/.test(who);
  return hasHad && !LED.test(left) && !/^(?:is|was|were|until|from|in|of|than)$/.test(left);
}

const ENDS_DENIAL = /^(?:don't|doesn't|didn't|won't|can't)$/;

/** "You have to wash it every time you don't | wool cleans itself": no verb follows what isn't done. */
export function isAfterBareDenial(
  words: readonly string[],
  kinds: readonly string[],
  index: number,
): boolean {
  if (!ENDS_DENIAL.test(words[index] ?? "") || !PERSON.test(words[index - 1] ?? "")) return false;
  const [thing = "", does = ""] = kinds.slice(index + 1, index + 3);
  if (thing === "Plur") return /^(?:Pres|Inf|Cop|Mod|Past)$/.test(does);
  return /^(?:Noun|Name)$/.test(thing) && /^(?:Pres|Cop|Mod)$/.test(does);
}

const ASKS = /^(?:when|how|where|who|why)$/;
const DOES = /^(?:do|does|did|can|should|will|would|is|are)$/;
const MOST_OF_QUESTION = 16;
const PART_OF_CLAUSE = /^(?:i|you|we|they|he|she|it|the|there)(?:'(?:s|re|m|ve|d|ll))?$/;

/** Whether "not before it's warm" after a word answers what was asked: "when do you open them for the first time | not before it's warm". */
export function isAnsweredByNotBefore(words: readonly string[], index: number): boolean {
  const [not = "", before = "", who = ""] = words.slice(index + 1, index + 4);
  if (not !== "not" || !/^(?:before|until|unless|if|when)$/.test(before)) return false;
  if (!PART_OF_CLAUSE.test(who)) return false;
  const asked = words.slice(Math.max(0, index - MOST_OF_QUESTION), index);
  return asked.some((word, at) => ASKS.test(word) && DOES.test(asked[at + 1] ?? ""));
}

/** Whether what is waited for goes on after a word: "not before | it's fourteen degrees". */
export function isNotBefore(words: readonly string[], index: number): boolean {
  if (words[index - 1] !== "not" || !/^(?:before|until|unless)$/.test(words[index] ?? ""))
    return false;
  return PART_OF_CLAUSE.test(words[index + 1] ?? "");
}
