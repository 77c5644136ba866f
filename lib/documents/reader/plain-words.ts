/** What people say in several words, or without naming it, and the word that documents have for it. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:hand|turn|send) (?:it |them |\w+ \w+ )?in\b/gi, "submit"],
  [/\b(?:hand|send|give|bring|take) (?:it |them |(?:the|my|our) \p{L}+ )?back\b/giu, "return"],
  [/\b(?:pay|paid|cost) (?:\w+ )?(?:up ?front|in advance)\b/gi, "deposit"],
  [/\b(?:take|takes|took|taken|taking) part\b/gi, "people"],
  [/\b(?:take|takes|took|taken) place\b/gi, ""],
  [/\bwho (?:all )?(?:was|were|came|showed up|participated)(?: there)?\W*$/gi, "who attended"],
  [
    /\b(?:(?:could|can)(?:n['’]t| ?not)|did(?:n['’]t| not)) (?:come|attend|make it|be there)\b|\bwas(?:n['’]t| not) there\b/gi,
    "absent",
  ],
  [
    /\bwho (?:was|were|is|are) (?:missing|away|excused|unable to (?:come|attend))\b|\bwho (?:all )?(?:sent|gave|made) (?:(?:their|his|her) )?apologies\b|\bwho apologi[sz]ed\b/gi,
    "who absent",
  ],
  [/\bwork(?:ing)? (?:under|for)\b/gi, "boss"],
  [/\bwho (?:runs|leads|heads|manages|is in charge of)\b/gi, "who director"],
  [
    /\bwho (?:does|do|did|will do|is doing|carries out) the (?:work|job|repairs?)\b/gi,
    "who contractor",
  ],
  [/\b(?:which|what) (?:company|firm|organization)\b/gi, "who"],
  [/\bcall(?:ed)? off\b/gi, "canceled"],
  [/\bthrow(?:n)? away\b/gi, "disposal"],
  [/\bgood (?:for|until|till)\b/gi, "valid"],
  [/\btoo (?:much|many)\b/gi, "overdose"],
  [/\b(?:next|coming) year\b/gi, "outlook"],
  [/(?<=\p{L})n['’]t\b/giu, " not"],
  [/(?<=\p{L})['’](?:m|re|ve|ll|d)\b/giu, ""],
  [/\bget out of\b/gi, "terminate"],
  [/\b(?:throw|kick)(?:ed)? (?:\w+ )?out\b/gi, "terminate"],
  [/\bat the end\b/gi, "closing"],
  [/\bat the (?:beginning|start)\b/gi, "opening"],
  [/\b(?:pay(?:ing|s)?|paid) (?:\w+ ){0,2}late\b/gi, "overdue payment"],
  [/\b(?:too|so) late\b/gi, "late"],
  [/\bwhen (?:do|does|must|should|is|are) [^?]{0,20}\bpay\b/gi, "when payment due"],
  // Which payment it is stands before it: "the second payment", "the quarterly tax payment".
  [
    /\bwhen (?:do|does|must|should|is|are) (?:(?:\p{L}+ ){1,4}(?:make|send) )?((?:[\p{L}\d'’-]+ ){0,4})(?:payable|payments?)\b(?: due\b)?/giu,
    "when $1payment due",
  ],
  [/\b(?:has|have|had|need|needs) to get\b/gi, ""],
  [/\b(?:am|are|is) (?:I|we|you|they|it) (?:allowed|permitted) to\b/gi, ""],
  [/\bgo wrong\b/gi, "error"],
  [
    /\b(?:move|moving|leave|leaving) (?:out )?(?:early|sooner)\b|\b(?:break|breaking) (?:the|my|our) lease\b/gi,
    "early termination",
  ],
  [/\b(?:air ?bnb|vrbo)\b/gi, "short-term rental sublet"],
  [/\bwork from home\b/gi, "remote home"],
  [/\b(?:what['’]?s?|what is) the deal with\b/gi, ""],
  [/\bhow come\b/gi, "why"],
  [/\bget (?:rid of|out)\b/gi, "remove"],
  [/\b(?:come|comes) with\b/gi, "include"],
  [/\b(?:look|looking) after\b/gi, "care"],
  [/\b(?:find|found) out\b/gi, "find"],
  [
    /\bhow many people (?:work (?:there|here|for (?:them|it|the company))|do(?:es)? (?:they|it|the company) employ)\b/gi,
    "how many employees",
  ],
  [
    /\bhow much (?:did|do|does) (?:they|it|we|the company) (?:sell|take in|bring in)\b/gi,
    "how much revenue",
  ],
  [/\brent (?:it|this|that|(?:the|my|our) \p{L}+) out\b|\brent out (?:the|my|our)\b/giu, "sublet"],
  [/\bset up\b/gi, "setup"],
  [
    /\b(?:the )?(?:power|electricity|lights?) (?:goes|go|went|is|are|gets|got|cuts?) (?:cut )?(?:out|off|down)\b|\b(?:power|electricity) (?:cut|failure|loss)\b|\bblackout\b/gi,
    "outage",
  ],
  [/\btake[- ]home(?: pay)?\b|\b(?:take|bring|took|brought) home\b/gi, "net pay"],
  [/\b(?:make|earn|earned|made|get|got|pay) after (?:tax|taxes|deductions)\b/gi, "net pay"],
  [/\b(?:make|earn|earned|made|get|got|pay) before (?:tax|taxes|deductions)\b/gi, "gross pay"],
  [/\b(?:so far this year|this year so far|since january)\b/gi, "year to date"],
  [/\b(?:light|smoke)(?:ing)? up\b/gi, "smoke"],
  [
    /\b(?:get|gets|getting|got|give|gives|giving) (?:\w+ )?(?:security |damage )?deposit back\b/gi,
    "deposit returned",
  ],
];

/** Says how or how surely something is asked, and documents say it otherwise. */
const ADVERB =
  /\b(?:quickly|exactly|actually|really|usually|normally|currently|approximately|roughly|immediately|originally|finally|generally|possibly|probably|properly|simply|basically|typically|already|maybe|perhaps|personally)\b/gi;

/** A question in the words that documents use. */
export function inPlainWords(question: string): string {
  const plain = question.replace(ADVERB, "");
  return PHRASES.reduce((text, [phrase, words]) => text.replace(phrase, words), plain);
}
