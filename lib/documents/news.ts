const MONTH =
  "january|february|march|april|may|june|july|august|september|october|november|december";
const DAY = String.raw`(?:(?:the )?\d{1,2}(?:st|nd|rd|th)?|the (?:\p{L}{2,12}[- ])?(?:first|second|third|\p{L}{2,10}th)) (?:of )?`;
const YEAR = String.raw`(?:20\d\d|two thousand(?: and)? \p{L}+|twenty (?:twenty|thirty)[ -]?\p{L}*)`;
/** A day, a month, or a season that is told: "on the thirtieth of September", "in spring 2028", "next week". */
export const DATE = String.raw`(?:(?:${DAY})?(?:${MONTH})\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|tomorrow\b|tonight\b|next (?:week|month|year|spring|summer|fall|autumn|winter)\b|(?:early |late )?(?:spring|summer|fall|autumn|winter) (?:of )?${YEAR}|${YEAR}\b)`;

const VERB =
  "(?:clos|(?:re)?open|shut|begin|start|end|stop|mov|merg|expir|demolish|replac|build|built|launch|ris|fall|chang|take effect|come into force|go into effect)";
/** "Will close for good on the thirtieth of September", "until the new pool opens in spring 2028". */
const HAPPENS = new RegExp(
  String.raw`\b(?:(?:will|['’]ll|(?:is|are) (?:to|due to|set to|expected to|going to|supposed to)) (?:\p{L}+ ){0,2}?${VERB}|(?:closes|opens|reopens|shuts|begins|starts|ends|expires|merges|moves)\b)[^.,;]{0,40}?\b(?:(?:on|by|from|until|in|before|at|this|the|end|start|of|early|late) ){0,5}${DATE}`,
  "iu",
);
const FOR_GOOD =
  /\b(?:will|['’]ll|(?:is|are) (?:to|going to)) (?:\p{L}+ )?(?:close|shut|end|stop)\b[^.,;]{0,20}\bfor good\b/iu;
/** "There's a meeting on the ninth of June". */
const MEETS = new RegExp(
  String.raw`\bthere(?:['’]s| is| are| will be) (?:an? |another |\p{L}+ ){1,3}(?:meetings?|hearings?|votes?|referendum|election|demonstration|march|open day)\b[^.,;]{0,40}?\b${DATE}`,
  "iu",
);
/** "From $61 a month to about $70", "raise rates by 34 percent": what something costs now, and what it will. */
const CHANGES =
  /\bfrom (?:about |around )?(?:[$£€]\d[\d.,]*|(?:\p{L}+ ){1,3}(?:dollars|euros|pounds|percent))(?: (?:an?|per) \p{L}+)? to (?:about |around |nearly |almost )?(?:[$£€]?\d|\p{L}+)|\b(?:rais|cut|increas|lower|ris|rose|fall|fell|drop)\p{L}{0,3} [^.,;]{0,40}?\bby (?:about |around |nearly |almost )?(?:\d[\d.,]*|\p{L}+(?:[ -]\p{L}+)?) (?:percent|per cent|dollars|euros|pounds)\b/iu;
/** What somebody does every year is no news. */
const OF_SPEAKER = /^(?:i|you)\b/i;

/** How much a statement tells what will close, open, or change, and when: 2 for that, 1 for a meeting, 0 for neither. */
export function newsWeight(text: string): number {
  if (OF_SPEAKER.test(text) || text.endsWith("?")) return 0;
  if ([HAPPENS, FOR_GOOD, CHANGES].some((form) => form.test(text))) return 2;
  return MEETS.test(text) ? 1 : 0;
}

/** "Good evening, I'm going to explain why the pool will close": that it will, is told as well. */
const EXPLAINS =
  /^(?:(?:good (?:evening|morning|afternoon)|hello|hi)(?: everyone| everybody| all)?,? )?(?:(?:so|today|tonight|now|and),? )*(?:(?:i(?:['’]m| am)|we(?:['’]re| are)) (?:going to|gonna|here (?:today |tonight )?to)|i(?:['’]ll| will)|(?:i|we)(?:['’]d like| want| would like) to|let me) (?:briefly |quickly |just )?(?:explain(?: to you)?|tell you) (?:why|that),? (?=(?:the|our|an?|this|all|\p{Lu}\p{L}+) )/iu;
const WILL = /\b(?:will|['’]ll|is|are|has|have|can|won['’]t|isn['’]t|aren['’]t|can['’]t)\b/i;
const AND_WHAT = /,? and (?:what|how|why|when|where|who)\b[^.]{0,160}(?=\.?$)/i;

/** A sentence without the words that only announce what it tells, and without what is announced for later. */
export function withoutExplaining(sentence: string): string {
  const told = sentence.replace(EXPLAINS, "");
  if (told === sentence || !WILL.test(told)) return sentence;
  return told.replace(AND_WHAT, "");
}

/** "I'm Carla Odum, two hundred families were told to leave": who reads the news isn't news. */
const PRESENTER =
  /^(?:(?:[Gg]ood (?:evening|morning|afternoon)|[Hh]ello),? )?(?:[Ii]['’]m|[Ii] am|[Mm]y name is) \p{Lu}\p{L}+(?: \p{L}+)?, (?=(?:an?|the|our|police|thousands|hundreds|dozens|more than|at least|about|around|nearly|almost|one|two|three|four|five|six|seven|eight|nine|ten|\d+|\p{Lu}\p{L}+) )/u;
const NEWS_VERB =
  /\b(?:has|have|was|were|is|are|will|had|said|says|voted|approved|rejected|decided|agreed|announced|killed|closed|won|lost)\b/i;

const NEXT_CLAUSE = /,|\b(?:that|who|which|whose|where|(?<!\b(?:hundred|thousand) )and)\b/i;

/**
 * A sentence without who reads it: "I'm Carla Odum, two hundred families were told to leave". "I'm Carla Odum, a teacher at the
 * school that was closed" says who she is.
 */
export function withoutPresenter(sentence: string): string {
  const told = sentence.replace(PRESENTER, "");
  return NEWS_VERB.test(told.split(NEXT_CLAUSE, 1)[0] ?? "") ? told : sentence;
}

/** "The cause seems to be a drain", "engineers found that a turbocharger had failed". */
const WHY_IT_HAPPENED =
  /\bthe (?:cause|reason) (?:of \p{L}+(?: \p{L}+){0,3} )?(?:seems|is|was|appears|may|could)\b|\b(?:found|confirmed|discovered) that (?:\p{L}+ ){1,4}had (?:failed|broken|burst|cracked|collapsed|been)\b|\b(?:was|were) caused by\b/iu;
/** "Every passenger would get a full refund", "each of them gets eighty dollars a day". */
const WHAT_THEY_GET =
  /\b(?:full refunds?|be refunded|compensation of|compensated|reimbursed)\b|\b(?:each|every|all) (?:of (?:them|the) )?(?:\p{L}+ )?(?:will |would |can |to )?(?:gets?|receives?|claim) (?:an? |up to |about )?(?:\p{L}+ ){0,4}(?:dollars|pounds|euros|refund|voucher|grant)\b/iu;
/** "People can go home on Friday", "the ferry will be back on Thursday". */
const WHEN_IT_ENDS = new RegExp(
  String.raw`\b(?:(?:can|may|will|could) (?:be )?(?:go home|return|be back|back|reopen|resume|run again|travel again|open again|move back)|(?:be back|back in service|running again))\b[^.,;]{0,40}?\b(?:on|by|in|from|until|before|this|next) (?:the )?(?:${DATE})`,
  "iu",
);

/** How much a statement tells why something happened, what people get for it, or when it ends. */
export function reportWeight(text: string): number {
  if (OF_SPEAKER.test(text) || text.endsWith("?")) return 0;
  return [WHY_IT_HAPPENED, WHAT_THEY_GET, WHEN_IT_ENDS].filter((tells) => tells.test(text)).length;
}
