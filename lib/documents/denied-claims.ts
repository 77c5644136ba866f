import { contentTerms } from "@/lib/documents/terms";

type Spoken = { text: string; opens?: boolean | undefined };

/** "Somebody told me that you lock them up", "I've heard it never closes": what others say, not who tells it. */
const HEARSAY =
  /^(?:(?:and|but|so|now|well|okay),? )*(?:(?:some(?:body|one)|people|everybody|everyone|they|(?:some|many|most|a lot of) (?:of them|people|folks|critics)|a \p{L}+|my \p{L}+|your critics|critics) (?:once |always |also |often |will |would |have |has |has always )?(?:told|tells?|says?|said|claims?|claimed|thinks?|thought|believes?|believed|assumes?|writes?|wrote|heard)\b|(?:i['’]ve|i have|i|we|we['’]ve) (?:also |once |always |often )?(?:heard|read|thought|assumed|been told)\b|(?:apparently|supposedly|allegedly|rumor has it|the rumor is|the story is|word is|you['’]re said to)\b)/iu;
/** What others believe, which its own speaker may take back: "Most people think the edge wears away." */
const BELIEF =
  /^(?:(?:and|but|so|now|well|okay),? )*(?:(?:some(?:body|one)|people|everybody|everyone|they|(?:some|many|most|a lot of) (?:of (?:us|them|you)|people|folks|\p{L}+s)) (?:still |also |always |often |will |would |just )?(?:thinks?|thought|believes?|believed|assumes?|assumed|imagines?|expects?|expected|suppose[sd]?|says?|said|claims?|claimed)\b|(?:i|we|you) (?:(?:used to|always|once|may|might|would|will|probably|also|first) ){1,3}(?:think|thought|believed?|assumed?|expect(?:ed)?)\b|(?:i|we|you)['’](?:d|ll) (?:probably )?(?:think|assume|expect)\b|(?:the|an?|one) (?:most )?(?:common|popular|usual|old|big|biggest|widespread|general) (?:belief|view|idea|assumption|myth|notion|misconception|theory) (?:is|was|says)\b|(?:conventional|received) wisdom (?:is|says|has it)\b|it['’]s (?:often|widely|commonly|usually) (?:said|believed|thought|assumed)\b)/iu;
/** "But what actually happens is", "In fact", "They're wrong": how a speaker goes on with what is so. "But" alone may change the subject. */
const PUTS_RIGHT =
  /^(?:(?:well|and|now|but),? )*(?:(?:what|the thing that) (?:actually|really)\b|actually\b|really,|in (?:fact|reality|truth)\b|as a matter of fact\b|(?:the )?(?:truth|fact|reality) (?:is|of)\b|(?:it )?turns out\b|(?:they|we|you|i)(?:['’]re| are| were| was) (?:all |just |completely |simply |dead )?(?:wrong|mistaken)\b|(?:wrong|nope)[.,!]|no[,.!]|(?<=but,? )(?:it|that|this|they|he|she)['’](?:s|re) (?:\p{L}{2,12} )?not\b)/iu;
/** What was said may be confirmed by what comes "in fact": "Everybody said the soup was good." */
const REPORTS =
  /^(?:(?:and|but|so|now|well|okay),? )*(?:they|some(?:body|one)|every(?:body|one)) (?:\p{L}{2,8} )?(?:says?|said|claims?|claimed)\b/iu;
const CONFIRMS =
  /^(?:(?:well|and|now),? )*(?:actually|really|in fact|as a matter of fact|turns out|it turns out)\b/iu;
/** "It doesn't", "It had never left." */
const TAKES_BACK =
  /^(?:(?:well|actually|honestly|but),? )*(?:it|they|he|she|that|this|we|you) (?:(?:do|does|did|is|are|was|were|ca|wo|would|could|has|have|had)n['’]t|(?:is|are|was|were|do|does|did|has|have|had|will|can) (?:not|never)|cannot|never)\b/iu;
/** "That's not true", "It's a myth": whoever says it. */
const UNTRUE =
  /^(?:(?:oh|well|but|and|actually|honestly|no),? )*(?:(?:that|this|it)(?:['’]s| is| was) (?:just |simply |actually |really |all |completely |totally |absolutely )?(?:not (?:true|right|so|correct|the case|what happened)|untrue|wrong|false|an? (?:old |common |complete )?(?:myth|lie|rumor|legend|misunderstanding|misconception)|nonsense|rubbish)\b|(?:that|this|it) (?:isn['’]t|wasn['’]t) (?:actually |really |quite )?(?:true|right|so|correct|the case)\b)/iu;
/** "No, we don't", "Not at all": of somebody else's claim. */
const REFUSES =
  /^(?:(?:oh|well|actually|honestly),? )*(?:no(?=[,.!:;–—]|$| (?:i|we|it|that|they|he|she|you|not)\b)|nope\b|not (?:at all|really|true|quite|exactly|anymore|any more)\b|never\b(?=[.!,]))/iu;
/** "We don't lock them up." */
const DOES_NOT =
  /^(?:(?:oh|well|actually|honestly|but),? )*(?:i|we|they|he|she|it|you|that|there) (?:(?:do|does|did|is|are|was|were|ca|wo|would|could|has|have|had)n['’]t|cannot|never|don['’]t actually)\b/iu;
const NEGATIVE = /\b(?:not|never|no|nobody|nothing|none|cannot)\b|n['’]t\b/iu;
/** "They claim three hours", "the maker says five years": what whoever sells a thing says of it. */
const CLAIMS =
  /\b(?:they|(?:the )?(?:maker|manufacturer|company|box|website|brochure|label|ad|ads)) (?:claims?|claimed|advertises?|advertised|promises?|promised|says?)\b/iu;
/** "I got two hours", "that's nowhere near the claim": what came out. */
const MEASURED =
  /^(?:(?:but|and|so|well|in my tests?|in reality|in practice),? )*(?:(?:i|we) (?:only |just |actually )?(?:got|measured|managed|timed|counted|saw)\b|(?:that['’]s|it['’]s|that is|that was|it was) (?:nowhere near|not even close|far from|way (?:off|under|over|below|above)|not (?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten)\b|an? (?:full |whole |single )?(?:second|minute|hour|day|week|month|year|foot|yard|mile|meter|kilometer|pound|kilo|gallon|liter|dollar|euro)\b)))/iu;
/** "That's what the maker says": what comes before is no more than that. */
const SAID_BY =
  /^(?:at least |but |and |or )?that['’]s what (?!(?:i|we|you)\b)\p{L}+(?: \p{L}+)? (?:says?|claims?|claimed|tells? (?:you|us))\b/iu;

/** Whether the second of two sentences says what was measured, and the first what was claimed of it. */
export function isClaimMeasured(claim: string, measured: string): boolean {
  return CLAIMS.test(claim) && MEASURED.test(measured);
}

/** Whether the second of two sentences takes back what the first says others believe: "It doesn't", "But what actually happens is …". */
export function isBeliefRefuted(belief: string, next: string): boolean {
  if (/\?$/.test(belief) || /\?$/.test(next) || !BELIEF.test(belief)) return false;
  // "Most people think it's hard, but it isn't" says both.
  if (/, (?:but|and (?:they|that)['’])/i.test(belief)) return false;
  const mayConfirm = REPORTS.test(belief) && CONFIRMS.test(next) && !NEGATIVE.test(next);
  return (
    (PUTS_RIGHT.test(next) && !mayConfirm) || (TAKES_BACK.test(next) && !NEGATIVE.test(belief))
  );
}

/** Sentences of a turn that what somebody else denies may be in. */
const REACH = 3;

/**
 * Finds what somebody says only to be told that it isn't so: "Somebody told me that you lock them up." "We don't lock them up."
 *
 * @returns the numbers of the sentences, which would say the opposite of what a talk does if they stood alone
 */
export function deniedClaims(sentences: readonly Spoken[]): Set<number> {
  const denied = new Set<number>();
  for (const [at, { text, opens }] of sentences.entries()) {
    const claim = sentences[at - 1];
    if (!claim) continue;
    const isUntrue =
      UNTRUE.test(text) ||
      SAID_BY.test(text) ||
      isClaimMeasured(claim.text, text) ||
      (!opens && isBeliefRefuted(claim.text, text));
    if (!isUntrue && !(opens && isRefused(claim.text, text))) continue;
    denied.add(at - 1);
    // "Somebody told me that there is a box. You lock them up."
    for (let before = at - 2; before >= at - REACH && !sentences[before + 1]?.opens; before -= 1)
      if (HEARSAY.test(sentences[before]?.text ?? "")) denied.add(before);
  }
  return denied;
}

function isRefused(claim: string, answer: string): boolean {
  if (/\?$/.test(claim)) return false;
  // "They never close." "No." agrees.
  if (REFUSES.test(answer)) return !NEGATIVE.test(claim) || HEARSAY.test(claim);
  if (!DOES_NOT.test(answer)) return false;
  const said = new Set(contentTerms(claim));
  return HEARSAY.test(claim) || contentTerms(answer).some((term) => said.has(term));
}
