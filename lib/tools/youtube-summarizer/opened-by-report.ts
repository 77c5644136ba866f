const WHO = /^(?:he|she|it|they|i|we)$/;
const SAYS = /^(?:says?|insists?|argues?|claims?|maintains?|points?|adds?)$/;
const SAYS_THAT = /^(?:says?|said|insists?|insisted|argues?|argued|claims?|claimed|adds?|added)$/;
/** What somebody may deny in one word, now: "the minister denies that". What he denied then may well be what somebody told. */
const DENIES = /^(?:den(?:y|ies)|disputes?|rejects?|contests?|disagrees?)$/;
const NOT = /^(?:doesn't|don't|not|cannot|can't|won't)$/;
const AGREES = /^(?:accept|agree)$/;
const BETWEEN = /^(?:does|do|still|also|strongly|flatly|firmly|with)$/;
const GROUP =
  /^(?:company|union|council|board|police|government|court|agency|hospital|school|airline|operator|bank|charity|opposition|ministry|department|committee|club|firm|party|church|university|team|group|city|county|parliament|army|museum|store|shop|manufacturer|developer|owners?)$/;
const ARTICLE = /^(?:the|an?|his|her|their|its|our|my|your)$/;
const MOST_OF_NAME = 3;
/** "He says | the roof was sound": a clause, and not "he says the wrong thing". */
const IS_SO =
  /^(?:is|was|are|were|has|have|had|will|would|did|does|can|could|should|met|\p{L}+ed)$/u;
const MOST_OF_CLAUSE = 6;
const OPENS_CLAUSE =
  /^(?:the|an?|its|his|her|their|our|my|it|he|she|they|we|i|there|every|all|no|nobody|each|most|some|any|this|these|those)$/;

/** Whether who denies something may be who "he", "it", or "they" is. */
function isDenier(words: readonly string[], end: number, who: string): boolean {
  const name = words[end] ?? "";
  if (WHO.test(name)) return name === who;
  if (GROUP.test(name)) return who === "it" || who === "they";
  if (name.endsWith("s")) return who === "they";
  const isNamed = words
    .slice(Math.max(0, end - MOST_OF_NAME), end)
    .some((one) => ARTICLE.test(one));
  return isNamed && (who === "he" || who === "she");
}

/** Whether a clause that somebody says follows at a word: "that every bus is checked", "the overhaul met every rule". */
function isClause(words: readonly string[], from: number): boolean {
  const opened = words[from] === "that" ? from + 1 : from;
  if (!OPENS_CLAUSE.test(words[opened] ?? "")) return false;
  return words.slice(opened + 1, opened + 1 + MOST_OF_CLAUSE).some((word) => IS_SO.test(word));
}

/** Whether "denies that" ends at a word, and what the same person says against it begins: "it says that every bus is checked". */
function isAfterDenial(words: readonly string[], index: number): boolean {
  const [left = "", who = "", says = ""] = words.slice(index, index + 3);
  if (left !== "that" || !SAYS.test(says) || !isClause(words, index + 3)) return false;
  let at = index - 1;
  while (at > 0 && BETWEEN.test(words[at] ?? "")) at -= 1;
  const isDenied = AGREES.test(words[at] ?? "")
    ? NOT.test(words[at - 1] ?? "")
    : DENIES.test(words[at] ?? "");
  if (!isDenied) return false;
  at -= 1;
  while (at > 0 && (NOT.test(words[at] ?? "") || BETWEEN.test(words[at] ?? ""))) at -= 1;
  return at >= 0 && isDenier(words, at, who);
}

/** Whether a clause goes on behind what somebody says of its subject: "the book | she says that she wrote is his". */
function isSaidOfSubject(words: readonly string[], index: number): boolean {
  const [who = "", ...rest] = words.slice(index + 4, index + 8);
  return (
    WHO.test(who) &&
    rest.slice(1).some((word) => /^(?:is|was|are|were)$/.test(word)) &&
    !rest.some((word) => WHO.test(word))
  );
}

/** "Every time he says that", "which she says that": it goes on with what was said before. */
const LED =
  /^(?:and|but|so|or|because|if|when|whenever|time|times|what|whatever|that|which|who|whom|where|how|why|than|as|since|while|until|before|after|although|though|unless|whether|everything|all|anything|nothing|thing|things|way|then|now|also|page|to|of|in|on|for|with|like|know|knows|think|thinks|believe|hear|heard|it|there|is|was|says?|said|told|tells?|\d+)$/;
/** "On page thirty eight | it says that". */
const PAGE = /^(?:page|line|paragraph|chapter|section|article|clause|verse)$/;
const MOST_OF_PAGE = 4;

/**
 * Whether somebody's own words begin after a word: "the minister denies that | he says that he acted", "the engine had been
 * serviced | she said that she had seen it". With what is denied before them, they would say the opposite.
 */
export function isOpenedByReport(words: readonly string[], index: number): boolean {
  const [left = "", who = "", says = "", that = ""] = words.slice(index, index + 4);
  if (index < 1 || !WHO.test(who)) return false;
  if (isAfterDenial(words, index)) return true;
  if (isSaidOfSubject(words, index)) return false;
  const isOnPage = words
    .slice(Math.max(0, index - MOST_OF_PAGE), index)
    .some((word) => PAGE.test(word));
  return that === "that" && SAYS_THAT.test(says) && !LED.test(left) && !isOnPage;
}

const MODAL = /^(?:would|has|have|needs?|had|must|should|will|can|could)$/;
const SUBJECT = /^(?:it|they|you|we|he|she|i)$/;
const CONTRACTED = /^(?:it|they|you|we|he|she|i)'(?:d|ll|ve)$/;
/** "It's easy for the dog to jump": what is easy. */
const FOLLOWED =
  /^(?:easy|hard|difficult|possible|impossible|important|good|bad|best|better|safe|dangerous|time|way|ways|place|reason|room|chance|enough|much|many|long|far|big|small|cold|hot|late|early|necessary|normal|common|rare|usual|unusual|wait|waits|waited|waiting|asks?|asked|calls?|called|allow|allows|need|needs|want|wants|pay|pays|paid|used|like|nice|great|okay|fine|ready|is|was|are|were|and|but|so|or|now|okay|well|made|built|meant|designed|arranged|plan|plans|opportunity|permission|cost|costs|takes|took|take|only|not|just)$/;
const MOST_OF_PURPOSE = 14;
const MOST_OF_WHOM = 4;
const NEW_CLAUSE = /^(?:and|but|so|because|that|which|who|if|when|while|until|or|than)$/;

/** The index after "for the bulge to keep up at the equator" where what that takes follows: "it would have to"; 0 where it doesn't. */
function purposeEnd(words: readonly string[], from: number): number {
  if (words[from] !== "for") return 0;
  const to = words.slice(from + 2, from + 2 + MOST_OF_WHOM).indexOf("to");
  if (to < 0) return 0;
  for (let at = from + to + 4; at < Math.min(words.length, from + MOST_OF_PURPOSE); at += 1) {
    const [word = "", next = ""] = [words[at], words[at + 1]];
    if (NEW_CLAUSE.test(word)) return 0;
    const takes =
      SUBJECT.test(word) && MODAL.test(next) && /^(?:to|have|need)$/.test(words[at + 2] ?? "");
    if (takes || (CONTRACTED.test(word) && /^(?:have|need)$/.test(next))) return at;
  }
  return 0;
}

/** Whether what something is needed for begins a sentence after a word: "neither is true | for the bulge to keep up it would have to move". */
export function isOpenedByPurpose(words: readonly string[], index: number): boolean {
  return !FOLLOWED.test(words[index] ?? "") && purposeEnd(words, index + 1) > 0;
}

/** Whether a word ends what something is needed for: no sentence ends between that and what it takes. */
export function isEndOfPurpose(words: readonly string[], index: number): boolean {
  for (let from = index; from > index - MOST_OF_PURPOSE && from > 0; from -= 1)
    if (words[from] === "for" && purposeEnd(words, from) === index + 1)
      return isOpenedByPurpose(words, from - 1);
  return false;
}

const REASON = /^(?:because|since|otherwise|or|as)$/;
const ORDER = /^(?:don't|do|never|always|make|keep|be|please|you|just)$/;

const MOST_OF_CONCESSION = 4;

/** How many words from one on are "whatever you do" or the like. */
function wordsOfConcession(words: readonly string[], from: number): number {
  const said = (count: number) => words.slice(from, from + count).join(" ");
  if (said(3) === "whatever you do") return 3;
  if (said(2) === "whatever happens") return 2;
  if (said(5) === "no matter what you do") return 5;
  return said(3) === "no matter what" ? 3 : 0;
}

/**
 * Whether no sentence ends after a word, since "whatever you do" belongs to what it stands with: "don't paint the cord | whatever
 * you do | because it snaps", "whatever you do | don't paint the cord".
 */
export function isHeldByConcession(words: readonly string[], index: number): boolean {
  for (let from = Math.max(0, index - MOST_OF_CONCESSION); from <= index; from += 1)
    if (from + wordsOfConcession(words, from) > index + 1) return true;
  const own = wordsOfConcession(words, index + 1);
  if (own > 0 && REASON.test(words[index + 1 + own] ?? "")) return true;
  for (const count of [2, 3, 5]) {
    const from = index - count + 1;
    if (from < 0 || wordsOfConcession(words, from) !== count) continue;
    return REASON.test(words[index + 1] ?? "") || ORDER.test(words[index + 1] ?? "");
  }
  return false;
}

const PLACE = /^(?:on|in|at|of|for|from|to|with|into|by|after|during)$/;
const CALLED = /^(?:now|called|known|left|essentially|basically|supposed|once|probably|still)$/;

/** Whether what a place or a time is follows a word: "without a ferry on | what should have been the busiest weekend". */
export function isBeforeWhatWas(words: readonly string[], index: number): boolean {
  const [left = "", what = "", verb = "", next = ""] = words.slice(index, index + 4);
  if (!PLACE.test(left) || what !== "what") return false;
  if (/^(?:should|would|could|might|must)$/.test(verb)) return next === "have";
  if (/^(?:used|looks|looked|seems|seemed|turned|appears|appeared|became)$/.test(verb)) return true;
  return /^(?:is|was)$/.test(verb) && CALLED.test(next);
}

/** Whether who did something on each day follows it: "a hundred pounds for each night | they spent on the island". */
export function isBeforeClauseOfDay(words: readonly string[], index: number): boolean {
  const [which = "", every = "", , who = ""] = words.slice(Math.max(0, index - 2), index + 2);
  return (
    index >= 2 &&
    which === "for" &&
    /^(?:each|every)$/.test(every) &&
    /^(?:you|they|we|he|she)$/.test(who)
  );
}
