import { AMOUNT } from "@/lib/documents/figure";
import { newsWeight } from "@/lib/documents/news";
import { outcomeWeight } from "@/lib/documents/outcomes";

/** "Our recommendation is option B", "I recommend", "If you do only one of those": what a talk comes to. */
const ADVISES =
  /\b(?:my|our|the) (?!only\b)(?:\p{L}+ )?(?:recommendations?|advice|conclusions?|verdict|takeaways?|bottom line|proposal) (?:is|was|are|were|would be)\b|(?<!which )\b(?:i|we) (?:(?:would|will|do|strongly|therefore|still|really|highly|always|usually|generally) ){0,2}(?:recommend|advise|propose)\b|(?<!which )\b(?:i|we)['’]d (?:strongly |always |really )?(?:recommend|advise|propose)\b|\bif (?:i|you|we) (?:could |can |must |had to |have to )?(?:only |just )?(?:do|remember|take|give|learn|change|keep|buy|try|read|pick|choose)(?: away)?(?: you)? (?:only |just )?(?:one|a single|nothing else)\b|\b(?:the one thing|the (?:single )?most important thing) (?:(?:to|that|i|you|we|everyone|people) |is\b)|\bone piece of advice\b|^what (?:really |actually )?(?:matters|counts)(?: most)? is\b|^whatever you do,? (?:don['’]t|never)\b/iu;
/** "I have decided to limit", "the new limit is": what will be. */
const DECIDES =
  /\b(?:i|we|the (?:\p{L}+ ){0,2}(?:board|council|committee|court|county|city|company|team|jury|judges?|parliament|senate|government|assembly|ministry|union|voters)|they)(?:['’]ve| have| has) (?:now |also |therefore |just |narrowly |finally )?(?:decided|agreed|voted|ruled|resolved|chosen|approved|rejected|banned)\b|\bthe (?:\p{L}+ ){0,3}(?:board|council|committee|court|county|city|jury|judges?|parliament|senate|government|assembly) (?:decided|agreed|voted|ruled|resolved|approved|rejected|banned)\b|\b(?:my|our|the|their) (?:\p{L}+ )?decision (?:is|was|will be)\b|\bthe new (?:\p{L}+ )?(?:limit|rule|law|price|fee|rate|date|deadline|policy) (?:is|will be|of)\b/iu;
/** "The bad news is the deck", "we found that": what came out. */
const FINDS =
  /^(?:(?:so|and|but|now|well|okay),? )*the (?:good|bad|big|real|main) news is\b|\b(?:we|i|they|researchers|scientists|the (?:study|studies|report|survey|inspection|test|tests|team)) (?:also |have |has )?(?:found|concluded|discovered|showed|shows|established) that\b|\b(?:my|our|the) (?:\p{L}+ )?findings? (?:is|are|was|were)\b/iu;
const NO_ADVICE =
  /\b(?:n['’]t|not|never|neither|nobody|cannot|hardly) (?:\p{L}+ ){0,2}(?:recommend|advise|propose|decided|agreed)\b|\?$/iu;
/** "My verdict: it gets a seven out of ten": what a review comes to. */
const RATES =
  /\b(?:my|our|the) (?:final |overall )?(?:verdict|rating|score)(?:[,:]| is\b| it\b)|\b(?:gets?|got|giv(?:e|es|ing) (?:it|this|them)|gave (?:it|this|them)|scores?|scored|earns?) (?:an? |only )*(?:[\d.]{1,4}|one|two|three|four|five|six|seven|eight|nine|ten)(?: and a half| point \p{L}+)? (?:out of (?:five|ten|a hundred|5|10|100)|stars)\b/iu;
/** "If you have a dog, get something else": for whom a thing is. */
const SUITS =
  /^(?:(?:so|and|but|now),? |short version: )*if (?:all )?you(?:['’]ve got| have| want| need| live| don['’]t|['’]re)\b.{3,90}\b(?:get something else|i['’]d (?:get|buy|pick|choose|go (?:with|for)) (?:it|this|that)|(?:do not|don['’]t) (?:buy|get) (?:it|this|that)|(?:it|this)['’]s (?:the best|a great|the right|the wrong|worth|not worth|not for)|(?:it|this) (?:isn['’]t|is not) (?:worth|for)|(?:buy|skip|avoid) (?:it|this)\b|(?:this|it) is the (?:best|right|wrong) )/iu;
/** "The answer is that what matters is the difference": to what was asked at the beginning. */
const ANSWERS = /^(?:(?:so|and|but|now|well),? )*the (?:short |simple )?answer is that\b/i;
/** "What I take from this story is simple: the cheapest offer costs most": what a story comes to. */
const TEACHES =
  /^(?:(?:so|and|but|now|well),? )*(?:what (?:i|we)(?:['’]ve)? (?:take|took|learn|learned|learnt) from\b.{2,50}? (?:is|was)\b|the (?:\p{L}+ )?(?:lesson|moral)\b.{0,40}? (?:is|was)\b).{12}/iu;
/** "Before we do anything, turn off the power", "it's the most important one": what mustn't be left out of instructions. */
const WARNS =
  /\bbefore (?:we|you) (?:do anything|start|begin|touch|open)\b.{0,50}\b(?:turn|switch|shut|unplug|disconnect|make sure)\b|\bthe (?:single )?most important (?:one|step|part)\b/iu;
/** "You gotta kill the power", "I can't stress this enough": without it, somebody gets hurt. */
const SAVES =
  /(?:^|[,.] |\b(?:gotta|to|then|and|must|should|always|please|first|is|also) )(?:kill|turn off|shut off|switch off|cut off) (?:the |your )(?:\p{L}+ )?(?:power|water|gas|electricity|mains?|breakers?|supply)\b|\bi can['’]t stress (?:this|that|it) enough\b|\b(?:shut-?off|main) valve\b|(?:^|[,.] |\b(?:gotta|to|then|and|must|should|always|please|first) )(?:unplug (?:it|the|your)\b|wear (?:\p{L}+ )?(?:gloves|goggles|glasses|a (?:mask|helmet|respirator)))/iu;
/** "Would I spend my own money on it?" */
const ASKS_VERDICT =
  /^(?:(?:so|and|but|now|okay),? )*would i (?:(?:actually|really|still|ever) )?(?:buy|recommend|get|choose|pick|spend (?:my own |my )?money on|pay (?:for|that)) ?(?:it|this|one|them|that)?\b[^.?]{0,50}\?/iu;
/** "I spent 742 lari", "in total it came to": what all of it cost. */
const SPENDS = new RegExp(
  String.raw`\b(?:i|we) spent (?:about |around |roughly |like |just |only )?(?:${AMOUNT}|\d[\d.,]{0,12} (?:on|for)\b)|\b(?:in total|altogether|all in),? .{0,40}(?:${AMOUNT}|\b(?:(?:came|comes|adds? up) to|costs?|paid)\b\D{0,15}\d)`,
  "iu",
);
const NAME = String.raw`(?:(?:[Dd]octor|[Pp]rofessor|Dr\.?|Prof\.?) )?\p{Lu}[\p{L}'’-]+(?: (?:de |van |von |da |del )?\p{Lu}[\p{L}'’-]+){0,3}`;
const HERE =
  " (?:with me|with us|on the (?:show|program|podcast)|here|in the studio|today|tonight|back)";
/** Whom somebody is glad to have, and not "Apple Pay": by a title, or by what follows two names. */
const PERSON = String.raw`(?:(?:[Dd]octor|[Pp]rofessor|Dr\.?|Prof\.?) \p{Lu}|\p{Lu}[\p{L}'’-]+(?: (?:de |van |von |da |del )?\p{Lu}[\p{L}'’-]+){1,3}(?:,? (?:who|author|founder|professor|director)\b|, an? |,? the (?:founder|author|head|director|owner|mayor|chef|president|chair)\b|,?${HERE}\b))`;
/** "My guest today is Ada Lund", "I'm joined by": who answers in an interview. */
const GUEST = new RegExp(
  String.raw`\b(?:(?:[Mm]y|[Oo]ur|[Tt]oday['’]s|[Tt]onight['’]s) (?:special )?guest(?: today| tonight| this week)?,? is|(?:I['’]m|I am|[Ww]e['’]re|[Ww]e are) (?:here )?(?:today )?joined (?:today |now )?by|(?:happy|glad|pleased|delighted|thrilled|excited|honou?red) to (?:(?:welcome|be joined by|be talking (?:to|with)|speak (?:to|with)|talk (?:to|with))(?:${HERE}){0,3}|(?:have|introduce)(?:(?:${HERE}){1,3}|(?=,? ${PERSON})))|[Ww]ith me (?:today |tonight |in the studio )?is),? (${NAME})`,
  "u",
);
/** "To sum up": what follows says it all again. */
const SUMS_UP =
  /^(?:(?:so|and|but|now|well|okay|all right|alright),? )*(?:to (?:sum (?:(?:it|this|that) )?(?:all )?up|summarize|conclude|recap|wrap up)|in (?:summary|conclusion)|summing up|long story short|the (?:bottom line|takeaway|upshot) is)\b/iu;
/** "It's not the cold that kills bees": "it" means nothing said before. */
const CORRECTS =
  /^(?:(?:so|and|but|now|well),? )?(?:it(?:['’]s| is| was) not|it (?:isn['’]t|wasn['’]t)) (?:the|a|an|your|my|our|how|about|because)\b [^,.?]{2,60}? (?:that|who) \p{L}+/iu;

/** What a statement counts that gives advice. */
export const ADVISES_MOST = 3;

/**
 * How much a statement says of who a guest is, and of what a talk recommends, decides, or finds, which a summary mustn't leave out:
 * from 4 for the guest and 3 for advice to 0 for none of them.
 */
export function verdictWeight(text: string): number {
  if (guestIn(text)) return 4;
  if (SUMS_UP.test(text)) return ADVISES_MOST;
  if (NO_ADVICE.test(text)) return CORRECTS.test(text) ? 1 : 0;
  if (ADVISES.test(text) || RATES.test(text)) return ADVISES_MOST;
  if (
    [DECIDES, SUITS, ANSWERS, TEACHES, SAVES, SPENDS, ASKS_VERDICT].some((form) => form.test(text))
  )
    return 2;
  return Math.max(
    newsWeight(text),
    outcomeWeight(text),
    FINDS.test(text) || CORRECTS.test(text) || WARNS.test(text) ? 1 : 0,
  );
}

/** Whether somebody asks what a review comes to: "Would I buy it?" */
export function asksVerdict(text: string): boolean {
  return ASKS_VERDICT.test(text);
}

/** Whom a sentence presents as the guest of a talk. */
export function guestIn(text: string): string | undefined {
  return GUEST.exec(text)?.[1];
}

/** Whether a sentence sums up what was said. */
export function sumsUp(text: string): boolean {
  return SUMS_UP.test(text);
}

/** Whether a sentence says what isn't so, before what is: "It's not the cold that kills bees." */
export function correctsBelief(text: string): boolean {
  return CORRECTS.test(text);
}

const OPTION = "[Oo]ption|[Pp]lan|[Cc]hoice|[Vv]ariant|[Ss]cenario|[Pp]roposal|[Aa]lternative";
/** Captions have small letters, of which "a" and "i" are words: "plan a week ahead". */
const LETTER = String.raw`\p{Lu}|[b-hj-z]|\d|one|two|three|four`;
const NAMED_OPTION = new RegExp(String.raw`\b(${OPTION}) (${LETTER})(?![\p{L}\d])`, "gu");
const OF_OPTION = new RegExp(String.raw`^(${OPTION}) (${LETTER})(?![\p{L}\d])`, "u");

/** The options that a verdict is for: "option b". */
export function chosenOptions(verdict: string): string[] {
  return [...verdict.matchAll(NAMED_OPTION)].map(([name]) => name.toLowerCase());
}

/** The option that a statement tells of: "Option B is to replace the deck." */
export function optionOf(statement: string): string | undefined {
  return OF_OPTION.exec(statement)?.[0].toLowerCase();
}
