import { withoutExplaining, withoutPresenter } from "@/lib/documents/news";
import { runsOn } from "@/lib/documents/runs-on";
import { isHousekeepingAbroad, refersBackAbroad } from "@/lib/documents/said-in-other-languages";
import { isPart, isSmallTalk, leansBack } from "@/lib/documents/small-talk";
import { correctsBelief } from "@/lib/documents/verdicts";

/** Words with which speech goes on; a statement is the same without them. */
const LEAD =
  /^(?:okay|ok|alright|all right|so|now|well|and|but|yet|also|anyway|actually|basically|honestly|of course|in fact|look(?! (?:at|for|into|out|up|down|around|after|closely)\b)|listen(?! (?:to|for)\b)|right|yeah|yes|(?:oh,? )?my (?:god|gosh|goodness)|oh|hey|first|firstly|second|secondly|third|next|finally|then)\b,?\s+(?!(?:that|far|long|many|much|few|thing|things|one|ones|time|of|is|was|are|were|half|class|aid|hand|place|step|tip|point|part|reason|week|weekend|month|quarter|year|season|day|morning|night|spring|summer|fall|autumn|winter|to|door|floor|page|chapter|round|game|model|generation|version|grade|street)\b)/i;
/** "The second thing, turn off the power": a number before a statement. */
const COUNTED =
  /^(?:the )?(?:first|second|third|fourth|fifth|last|next|final) thing,? (?!(?:about|and|but|he|i|if|in|is|it|my|of|on|our|people|she|that|they|to|was|we|were|are|when|which|with|you|your)\b)(?=\p{L}+ \p{L}+ )/iu;
/** "We do, we start at nineteen dollars": yes. */
const ANSWER =
  /^(?:i|we|they|he|she|it) (?:do|did|does|am|are|is|was|were|have|has|can|will), (?=(?:i|we|they|he|she|it|in|at|by|and)\b)/i;
/** "Good evening, our top story tonight": news come after it. */
const TOP_STORY =
  /^(?:good (?:evening|morning|afternoon),? )?(?:and )?(?:our|the|tonight['’]s|today['’]s) (?:top|main|lead|first) stor(?:y|ies)(?: (?:tonight|today|this (?:morning|evening|hour)))?(?: is)?(?: that)?,? /i;
/** "Good evening, a fire destroyed a warehouse": news after a greeting. */
const GREETS =
  /^good (?:evening|morning|afternoon),? (?=(?:an?|the|at least|more than|police|firefighters|thousands|hundreds|dozens) )/i;
/** "So one coat of primer", which isn't "so one of them". */
const BEFORE_ONE =
  /^(?:so|now|and|but),? (?=one (?!(?:of|thing|things|more|is|was|day)\b)\p{L}+)/iu;
const MAX_LEADS = 3;

/** Openings that mean something said before. */
const REFERS_BACK =
  /^(?:it|its|it['’]s|it['’]ll|this|that|that['’]s|these|those|they|they['’]re|they['’]ve|he|he['’]s|she|she['’]s|him|them|his|her|their|such|both|either|neither|others?|another|the others?|the latter|the former|the same|same|otherwise|instead|because|which|who|whose|whether|than|to|or|(?:many|several|all|some|most|each|two|three|one) of (?:them|these|those)|after (?:that|this|it)|before (?:that|this|it)|in (?:that|this|which) case|like (?:this|that)|here|see|again|unlike|(?:before|after|since|until|when|once) (?:i|we|you|they|he|she) (?:did|do|had|got|tried|started|knew|saw) (?:it|(?:that|this)(?=[,.;:]|$| (?:for|and|in|on|at|with|again|then|i|we|you|they|he|she|it|the|my|our)\b))|as (?:you can see|i said|mentioned|shown)|if (?:so|not|it|they|this|that)|when (?:it|they|this|that)|once (?:it|they)|what|how|why|where|who|always|never|nobody(?! (?:wants|likes|loves|hates) (?:an?|the) )|not|everybody said|no,? (?:never|not|you|i|we|it|they)|\p{L}{3,}ly,? (?:it|they|he|she|this|that|these|those))\b/iu;
/** "What really matters is the mites", "What we won't build is a sauna": who does it and what is so are both said. */
const CLEFT =
  /^what (?:(?:really |actually )?(?:matters|counts|helps)(?: most)?|(?:i|we|you) (?:\p{L}+(?:['’]t)? ){1,4})(?: ?is|are) (?!it\b|this\b|that\b|they\b|these\b|those\b|how\b|what\b|why\b)\p{L}/iu;
/** "The biggest one is the handoff", "the whole thing was $900": of what, the sentence before says. */
const ONE_OF_BEFORE =
  /^(?:(?:so|and|but|well),? )?(?:the|my|our) (?:(?:biggest|best|worst|hardest|easiest|first|second|third|last|next|other|only|main|most \p{L}+) ones?|whole thing) (?:is|are|was|were|costs?|took|takes)\b/iu;
/** "It rubs off the starch", "But that isn't adjustable". */
const CONTINUES =
  /^(?:(?:so|and|but|because|no|yes|yeah|basically|now),? )?(?:it|its|it['’]s|they|they['’]re|that|that['’]s|this|these|those|he|he['’]s|she|she['’]s|because)\b/i;
/** "Two thirds are paid by the county": of what, the sentence before says. */
const SHARE_OF_BEFORE =
  /^(?:(?:so|and|but),? )?(?:(?:about|around|nearly|almost|roughly|over|more than|less than|only|the other|another) )?(?:(?:an? |the |one |two |three |four |five )?(?:half|thirds?|quarters?|fifths?|tenth|rest|remainder|majority|minority)|most|[\p{L}\d]+ (?:percent|per cent))(?: of (?:it|them|that|this|those|these))? (?:is|are|was|were|has|have|had|will|would|goes|go|went|comes?|came|can)\b/iu;
/** "The second thing is insulation": a number instead of a statement. */
const COUNTS =
  /^(?:the |my |our |and )*(?:first|second|third|fourth|fifth|sixth|seventh|next|last|final|other|only) (?:(?:\p{L}+ ){0,2}|things? (?:that )?(?:you|we|i|they|people) (?:\p{L}+ ){1,3})(?:is|was|are|were)\b|^(?:number|step|tip|point|part|reason|rule) (?:one|two|three|four|five|six|seven|\d+)\b|^there (?:are|were) (?:only )?(?:two|three|four|five|six|seven|a few|several|some|many|\d+) \p{L}+(?: \p{L}+){0,2}(?: (?:that|to|for|you|i|we)\b.*)?\.?$/iu;
/** "Most of them are there, the second thing you get is earthquakes": what is counted next; "if it burns, the next thing …" is one. */
const COUNTS_ON =
  /^(?!(?:if|when|once|after|before|while|as|in|on|at|for|with) ).*, (?:and |but |so |then )?(?:the|my|our) (?:second|third|fourth|fifth|next|other) thing (?:(?:that )?(?:you|we|i|they|people) (?:\p{L}+ ){1,3})?(?:is|was)\b/iu;
/**
 * "You need is a bin", "You can get and if you want", "I think 45 percent for a deal", "One thing I don't know is how": the
 * end of one sentence, or the beginnings of two.
 */
const CUT_OFF =
  /^(?:you|we|i|they|people) (?:can |should |really |always )?\p{L}+ (?:is|are|was|were)\b|^(?:you|we|i|they) (?:can |could |will )?\p{L}+ (?:and|but) if\b|^(?:i|we) (?:think|guess|believe) (?:about |around |maybe )?[\d$€£]\S* (?:\p{L}+ )?(?:for|of|in|on|per|to)\b|^(?:the |my )?(?:first|second|third|last|next|final) (?:thing|idea|fix|reason|one),? and\b(?!.{0,60} is (?:you|to|that|we|don['’]t|turn)\b)|^there (?:a|an|the|my|your)\b|\b(?:is|are|was) (?:how|why|what|if|because)\.?$/iu;
/** "More than that, and it won't hold": than what, the sentence before says. */
const WITH_MORE =
  /^(?:(?:so|and|but),? )?(?:any |anything |much )?(?:more|less|fewer|longer|later|bigger|hotter|earlier|higher|further) than (?:that|this|it)\b/i;
/** What is said to the viewers about the video itself. */
const HOUSEKEEPING =
  /^(?:hello|hi|hey|thank god|goodnight|good (?:evening|night))\b|\b(?:subscribe|like button|(?:link|links|commands?|timestamps?|sources?|code) (?:is|are|s|below|in the)? ?(?:all )?(?:in|below)\b.{0,20}\bdescription|in the (?:description|comments)|comments? (?:below|section|down)|my channel|this channel|welcome(?: back)?\b|patreon|sponsor(?:ed|s)?\b|promo code|discount code|thanks? (?:you )?(?:so much |very much )?for|thank you|see you|hey guys|what['’]s up|hi everyone|hello everyone|good morning|next (?:video|episode)|(?:see|join|back|meet|for) (?:you |us |here )?(?:again )?next week|next week(?:['’]s|,? (?:we|i)(?:['’](?:ll|re|m)| will| are| am))\b|this (?:video|tutorial|episode)|if you (?:liked|enjoyed)|let['’]s (?:talk|start|begin|bring|hear|welcome|move|go|look|turn|get|say|run|do|try|see|find)|(?:i['’]ll|i will|i want to|i['’]m going to|we['’]re going to|we['’]ll) (?:show|talk|explain|tell|go over|cover|be talking|look)|today (?:i|we)\b|let me (?:know|define|clear up|share|show|explain|start|tell|be clear)|please (?:read|watch|like|comment|tell|let)|share my screen|proper review|i was(?: not|n['’]t) (?:sent|paid|sponsored)|some(?:one|body) asked|last time (?:we|i)\b|before (?:we|i) (?:get (?:started|into)|begin|start|dive|jump)\b|stay (?:with us|tuned)\b|when we come back\b|after (?:the|this) break\b|i should be careful|(?:here is|here['’]s) my|do your own research|i['’]ll make an update)/i;
/** "The rain stays, thanks Maria": to whoever told it. */
const THANKS_BY_NAME = /, thanks,? \p{Lu}\p{L}{1,20}\.?$/u;
/** A pronoun that means something before it. */
const PRONOUN =
  /^(?:it|it's|it'll|its|they|they(?:'re|'ll|'ve|'d)|them|he|he(?:'s|'ll|'d)|she|she(?:'s|'ll|'d)|him|this|these|those|theirs|hers|mine|mine's|yours)$/i;
/** Words that a pronoun can't mean. */
const EMPTY =
  /^(?:a|an|the|of|to|in|on|at|by|for|with|from|and|or|but|if|when|as|so|not|don't|do|does|did|is|are|was|were|be|been|can|could|will|would|should|may|might|must|have|has|had|i|i'm|i've|i'd|you|you're|we|we're|my|your|our|that|there|there's|there're|very|really|just|about|then|now|get|take|put|push|pour|bake|use|make|let|call|called|see|saw|tell|told|know|think|say|said|ask|asked|buy|sell|try|need|want|like|come|go|leave|today|here|please|always|never|most|people|well|out|up|down|off|over|back|even|still|only|people|nobody|everybody|i'll)$/i;
const WORDS = { min: 6, max: 42 };

/**
 * The part of a spoken sentence that says something on its own, without the words with which speech goes on: "Okay, so" and
 * the like. A part of the sentence, word for word, with a capital.
 *
 * @param leastWords fewer say too little
 * @returns undefined for a question, for what is said about the video itself, and for a sentence that means something said
 *   before
 */
export function standaloneStatement(sentence: string, leastWords = WORDS.min): string | undefined {
  let text = withoutExplaining(withoutPresenter(sentence.trim()))
    .replace(TOP_STORY, "")
    .replace(GREETS, "");
  if (leansBack(text)) return undefined;
  for (let leads = 0; leads < MAX_LEADS && LEAD.test(text); leads += 1)
    text = text.replace(LEAD, "");
  text = text.replace(ANSWER, "").replace(BEFORE_ONE, "");
  text = text.replace(COUNTED, "");
  if (
    /[?？]["'”’]?$/.test(text) ||
    (REFERS_BACK.test(text) && !CLEFT.test(text) && !correctsBelief(text)) ||
    SHARE_OF_BEFORE.test(text) ||
    WITH_MORE.test(text) ||
    ONE_OF_BEFORE.test(text) ||
    COUNTS.test(text) ||
    COUNTS_ON.test(text) ||
    CUT_OFF.test(text) ||
    isHousekeeping(text) ||
    refersBackAbroad(text) ||
    isSmallTalk(text) ||
    isPart(text) ||
    runsOn(text)
  )
    return undefined;
  const words = text.split(/\s+/);
  if (isSpaced(text) && (words.length < leastWords || words.length > WORDS.max)) return undefined;
  if (meansSomethingBefore(words) && !correctsBelief(text)) return undefined;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The news that a sentence announces as the first. */
export function topStory(sentence: string): string | undefined {
  const story = sentence.replace(TOP_STORY, "");
  return story === sentence ? undefined : story;
}

const NUMBERED =
  /^(?:(?:okay|ok|alright|all right|so|now|and|then),? ){0,3}((?:step|tip|rule|lesson|reason|mistake|point) (?:number )?(?:one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2})\b.*|(?:the |my )?(?:first|second|third|fourth|fifth)(?: \p{L}+)?(?: (?:that )?(?:you|we|i|they|people) \p{L}+)? (?:is|was) .*)$/iu;
const MOST_NUMBERED = 10;

/** "Step two is the backing": what is counted, without the words with which speech goes on; what it is comes after it. */
export function countedStatement(sentence: string): string | undefined {
  const text = NUMBERED.exec(sentence)?.[1];
  if (!text || text.split(" ").length > MOST_NUMBERED) return undefined;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Whether a sentence means something said before, so that it tells more right after it. */
export function refersBack(sentence: string): boolean {
  return (
    ([CONTINUES, SHARE_OF_BEFORE, WITH_MORE, ONE_OF_BEFORE].some((form) => form.test(sentence)) ||
      leansBack(sentence) ||
      refersBackAbroad(sentence)) &&
    !isHousekeeping(sentence) &&
    !/[?？]["'”’]?$/.test(sentence)
  );
}

/** Whether a sentence, behind the words with which speech goes on, only fills: "So yeah, let me show you my pan", "Okay, so that's it." */
export function isFilling(sentence: string): boolean {
  let text = sentence.trim();
  for (let leads = 0; leads < MAX_LEADS && LEAD.test(text); leads += 1)
    text = text.replace(LEAD, "");
  return isHousekeeping(text) || isSmallTalk(text) || FILLS.test(text);
}

const FILLS =
  /^(?:this|that|here) is (?:the|our|your) (?:\p{L}+ )?(?:news|podcast|show|channel|program(?:me)?)\b|^(?:(?:okay|so|and|yeah|well|now),? )*that['’]s (?:it|all)\b.{0,12}$/iu;

function isHousekeeping(text: string): boolean {
  return HOUSEKEEPING.test(text) || THANKS_BY_NAME.test(text) || isHousekeepingAbroad(text);
}

function isSpaced(text: string): boolean {
  return !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(text);
}

/** Whether a pronoun comes before anything it could mean. */
function meansSomethingBefore(words: readonly string[]): boolean {
  let content = 0;
  for (const word of words) {
    const plain = word.replace(/^[^\p{L}\d]{1,4}|[^\p{L}\d]{1,4}$/gu, "").replaceAll("’", "'");
    // "This" and the like before a noun point back as well, but with a noun to tell what at.
    if (PRONOUN.test(plain)) return content === 0;
    // "By 2027, they'll own it": a year is nobody.
    if (!EMPTY.test(plain) && !/^\d{4}s?$/.test(plain)) content += 1;
  }
  return content === 0;
}
