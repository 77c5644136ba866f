const ASKS = /^(?:when|where|why|how|what|who)$/;
const MEASURE = /^(?:much|many|long|often|far|old|big|fast|deep|high)$/;
const DOES = /^(?:did|do|does|will|would|are|is|was|were|have|has|can|could|should)$/;
const WHOM = /^(?:you|it|they|he|she|we|there|your|that|this)$/;
/** "I know why and when did he": asked in one. */
const BEFORE =
  /^(?:when|where|why|how|what|who|know|see|wonder|about|of|is|was|and|but|so|or|say|said|ask|asked|then|okay|well|now)$/;
const PERSON = /^(?:i|we|you|he|she|it|they|well|the|there|oh|next)(?:'(?:m|d|s|ve|ll|re))?$/;

/** "And what comes next I want to teach": what is told next isn't what comes. */
function isNextAsked(words: readonly string[], from: number): boolean {
  const said = words.slice(from, from + 3).join(" ");
  return (
    /^what (?:comes|happens|came|happened) next$/.test(said) && PERSON.test(words[from + 3] ?? "i")
  );
}

/** Whether a question ends with a word: "and what comes next | I want to teach". */
export function isAfterNextAsked(words: readonly string[], index: number): boolean {
  const from = index - 2;
  return /^(?:and|so)$/.test(words[from - 1] ?? "") && from > 0 && isNextAsked(words, from);
}

/** Whether somebody asks after a word: "that's where the name comes from | and when did it turn into a business". */
export function isAskedNext(words: readonly string[], index: number): boolean {
  if (!/^(?:and|so|but)$/.test(words[index + 1] ?? "") || BEFORE.test(words[index] ?? ""))
    return false;
  if (!ASKS.test(words[index + 2] ?? "")) return false;
  if (isNextAsked(words, index + 2)) return true;
  const measured = MEASURE.test(words[index + 3] ?? "") ? index + 4 : index + 3;
  // "How many of you are there".
  const from = words[measured] === "of" ? measured + 2 : measured;
  const [does = "", whom = ""] = words.slice(from, from + 2);
  return DOES.test(does) && WHOM.test(whom);
}

const ASKED = /^(?:asks?|asked)$/;
const ASKED_WHOM = /^(?:me|us|him|her|them)$/;

/** Whether an answer begins after "everybody asks me that". */
export function isAfterAsked(words: readonly string[], index: number): boolean {
  const [asks = "", whom = "", that = "", who = ""] = words.slice(
    Math.max(0, index - 2),
    index + 2,
  );
  return (
    index >= 2 &&
    ASKED.test(asks) &&
    ASKED_WHOM.test(whom) &&
    that === "that" &&
    /^(?:i|we|it|well|and|no|yes)(?:'(?:s|d|m|ve|ll|re))?$/.test(who)
  );
}

const HELPER =
  /^(?:were|are|was|is|do|did|have|has|can|will|would|weren't|aren't|wasn't|isn't|don't|didn't|haven't|hasn't|can't|won't|wouldn't|doesn't|does)$/;
const TAGGED = /^(?:you|it|they|he|she|there|we)$/;
const REPLY = /^(?:no|yes|yeah|yep|nope|absolutely|exactly)$/;
const AFTER_REPLY =
  /^(?:not|i|it|we|they|but|and|so|you|that|that's|it's|the|no|yes|he|she|there|i'm|we're|never|well)$/;
const THANKS_FOR = /^(?:it's|it|i|i'm|for|thanks|thank|lovely|great|good|happy|glad|it'll)$/;
const BEFORE_THANKS =
  /^(?:a|to|say|said|saying|no|and|the|so|but|you|well|okay|big|many|just|i|we|of|your|my|that's|is|like|want)$/;
const BEFORE_WOW =
  /^(?:oh|say|says|said|like|and|but|so|was|is|be|just|a|the|thinking|went|going|really|okay|well)$/;

/** Whether somebody answers after a word: "you weren't always a baker were you | no not at all", "Ada welcome | thank you it's lovely". */
export function isReply(words: readonly string[], index: number): boolean {
  const [before = "", left = "", first = "", second = "", third = ""] = words.slice(
    Math.max(0, index - 1),
    index + 4,
  );
  if (first === "thank" && second === "you")
    return !BEFORE_THANKS.test(left) && (THANKS_FOR.test(third) || third === "thank");
  if (first === "wow")
    return !BEFORE_WOW.test(left) && /^(?:and|so|but|what|that's|how|okay)$/.test(second);
  if (!REPLY.test(first) || !AFTER_REPLY.test(second)) return false;
  return (HELPER.test(before) && TAGGED.test(left)) || left === "story" || left === "question";
}
