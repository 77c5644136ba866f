/** "Why there are two high tides a day.": what will be explained, in the order of words of a statement. */
const ONLY_NAMES =
  /^(?:(?:and|so|but|first|second|third|then|also),? ){0,2}(?:why|how) (?:i|you|he|she|we|they|it|there|this|that|these|those|the|an?|my|your|his|her|our|their|its|some|most|many|all|people)\b/i;
/** "How you fix it is you bend it": what is named is told as well. */
const TELLS =
  /\b(?:is|was) (?:you|we|i|they|to|by|that|because|this|with)\b|[?]$|\b(?:is|was) simple\b|, (?:i|you|we) /i;
/** "Welcome to the show", and not "they make everyone feel welcome". */
const WELCOMES =
  /^(?:\p{L}+,? ){0,2}good (?:morning|evening|afternoon)\b|^(?:(?:hello|hi|so|and|well|everyone|everybody),? ){0,3}welcome\b|(?<!\b(?:is|are|was|were|be|feel|always|very|they|we) )\bwelcome (?:back )?to (?:the|our|my|this|another)\b|\b(?:i want you to (?:come|go) away with|(?:today|tonight) (?:we|i)(?:['’]re|['’]m|['’]ll| will| are| am) (?:going to |gonna )?(?:do|doing|talk|talking|look|looking|explain|find out|see))\b/iu;
const ASKS_WHY_OR_HOW =
  /^\W{0,3}(?:and |so |but )?(?:why|how (?:do|does|did|can|could|is|are|was|were|come)\b)/i;
const GIVES_REASON =
  /\b(?:because|['’]cause|reason|explanation|so that|that['’]s why|otherwise|due to|thanks to|since|caused?|means that)\b/i;

/** Whether a sentence names what will be explained, or greets, where a question asks why or how: it's no answer. */
export function onlyAnnounces(quote: string, question: string): boolean {
  if (!ASKS_WHY_OR_HOW.test(question)) return false;
  if (ONLY_NAMES.test(quote) && !TELLS.test(quote)) return true;
  return WELCOMES.test(quote) && !GIVES_REASON.test(quote);
}

const ASKS_WHY = /^\W{0,3}(?:and |so |but )?why\b/i;
const EXPLAINS = /\bthe (?:real |simple |short )?explanation\b.{0,20}\b(?:is|was)\b/i;

/** Whether a sentence says that it explains what a question asks the reason of. */
export function explains(quote: string, question: string): boolean {
  return ASKS_WHY.test(question) && EXPLAINS.test(quote);
}

const KEEPS =
  /\b(?:(?:stop|prevent|avoid)(?:ping|ing|s)? .{1,60}?\b(?:from )?|keep(?:ing|s)? .{1,60}?\bfrom )(\p{L}{3,16})ing\b|\b(?:so|that) (?:it|they|the \p{L}+) (?:doesn['’]t|don['’]t|won['’]t) (\p{L}{3,16})\b/iu;
const WHAT = String.raw`(?:it|they|the \p{L}+)`;

/**
 * Whether a sentence says how something is kept from happening: "How do I stop it from sticking?", "so it doesn't stick", "or it
 * will stick". "So it will stick" is the opposite, and so is "so it doesn't grow" for "How do I keep it growing?"
 */
export function keepsFrom(quote: string, question: string): boolean {
  const found = KEEPS.exec(question);
  const verb = (found?.[1] ?? found?.[2] ?? "")
    .toLowerCase()
    .replace(/(?<double>[^aeiouls])\k<double>$/u, "$<double>");
  if (verb.length < 3) return false;
  return new RegExp(
    String.raw`\b(?:(?:so|that) (?:that )?${WHAT} (?:doesn['’]t|don['’]t|won['’]t|can['’]t|never)|(?:or|otherwise),? (?:else )?${WHAT}(?: will|['’]ll)) ${verb}e?s?(?!\p{L})`,
    "iu",
  ).test(quote);
}
