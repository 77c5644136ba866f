import { announcesContent } from "@/lib/documents/announced-content";
import { concludesFrom, reckonsFrom } from "@/lib/documents/conclusions";
import { isBeliefRefuted, isClaimMeasured } from "@/lib/documents/denied-claims";
import { AMOUNT } from "@/lib/documents/figure";
import type { TalkSentence } from "@/lib/documents/find-topics";
import { hasObjectBefore } from "@/lib/documents/object-before";
import { reacts, runsOn } from "@/lib/documents/runs-on";
import { isNoReply, repliedShortly } from "@/lib/documents/short-replies";
import { presentsReporter } from "@/lib/documents/small-talk";
import { countedStatement, refersBack, standaloneStatement } from "@/lib/documents/stands-alone";
import { asksVerdict, guestIn, optionOf, sumsUp, verdictWeight } from "@/lib/documents/verdicts";

/** Two sentences with more words are too long for one point. */
const MAX_WORDS = 36;
/** With what is counted, a step has its name and what to do. */
const MAX_COUNTED_WORDS = 46;
/** What others believe is told with what is so. */
const MAX_REFUTED_WORDS = 48;
/** What sums up a talk is said in a few sentences. */
const MAX_SUM_WORDS = 56;
const MAX_SUM_SENTENCES = 3;
/** "The bad news is the deck.": what is wrong with it comes next. */
const BREAKS_NEWS =
  /^(?:(?:so|and|but|now|well|okay),? )*(?:the|let me (?:start|begin) with the|here['’]s the) (?:good|bad|big) news\b/i;
const MAX_NEWS_WORDS = 9;
/** "This next step is the one that everybody skips, and it's the most important one": it comes next. */
const BREAKS_STEP =
  /^(?:(?:so|and|but|now|well|okay),? )*(?:this|the) next (?:step|part|one) is\b.{0,70}\b(?:important|skips?|forgets?)\b/i;
const MAX_STEP_WORDS = 18;
/** Doubtful sentences aren't joined: one of them may be half of another. */
const MIN_CERTAINTY = 0.4;
/** "But" begins many a half of a sentence, too. */
const LIKELY = 0.7;
/** Of the first of two: a short statement is enough where the next one goes on with it. */
const MIN_WORDS = 4;
/** "But the evidence is circumstantial": without it, the statement before says too much. */
const LIMITS = /^but\b.*[^?]$/i;
/** "Third, practice standing up": what is counted next. A first step may be one of what was counted. */
const COUNTS_NEXT =
  /^(?:(?:and|so|okay|now|then|but),? )*(?:(?:second|third|fourth|fifth|sixth|last|final|next)(?:ly)?,|(?:finally|lastly)\b)/i;
/** "Director Holm, please go ahead": somebody there is spoken to. */
const SPEAKS_TO =
  /^(?!(?:now|so|then|okay|and|but|well|next|first),)(?:\p{Lu}[\p{L}.'’-]* ){0,3}\p{Lu}[\p{L}'’-]*, (?:please|go ahead|you|can|could|would|will|do|are|over to)\b|\b(?:go ahead|over to you|the floor is yours)[^\p{L}\p{N}]*$/u;
/** "What did it cost to open?": "it" means nothing said before. */
const WHAT_IT_TAKES = /\bit (?=(?:costs?|takes?|take)\b.{0,30}\bto \p{L})/iu;
const ASKS_BACK = /\b(?:it|they|that|this|these|those|he|she|them|him|her)\b/i;

/**
 * What a sentence says on its own, with the next one where that goes on with it: "Shore power is the alternative. It means…",
 * "What does the stirring do? It rubs off…". Word for word, as it was said.
 *
 * @returns the statement and how many sentences it has; undefined when the sentence says nothing alone
 */
export function joinedStatement(
  sentence: TalkSentence,
  next: TalkSentence | undefined,
  following: readonly TalkSentence[] = [],
): { text: string; sentences: number } | undefined {
  if (announcesContent(sentence.text)) return withContent(sentence, next);
  if (sumsUp(sentence.text)) return summedUp([sentence, ...(next ? [next] : []), ...following]);
  const asked = askedOfThing([sentence, ...(next ? [next] : []), ...following]);
  if (asked) return asked;
  const question = askedAlone(sentence.text);
  const replied = question && repliedShortly(question, [...(next ? [next] : []), ...following]);
  if (replied) return replied;
  const presented = next && presentedGuest(sentence, next);
  if (presented) return presented;
  const news = next && brokenNews(sentence, next);
  if (news) return news;
  const counted = countedStatement(sentence.text);
  if (counted && next && !next.opens && isSure(MIN_CERTAINTY, sentence, next)) {
    const words = counted.split(" ").length + next.text.split(" ").length;
    const tells = words <= MAX_COUNTED_WORDS && !/\?$/.test(next.text) && goesOnAbout(next.text);
    if (tells) return { text: `${counted} ${next.text}`, sentences: 2 };
  }
  const alone = standaloneStatement(
    sentence.text,
    verdictWeight(sentence.text) > 0 ? MIN_WORDS : undefined,
  );
  const first = standaloneStatement(sentence.text, MIN_WORDS) ?? question;
  if (first && next && !next.opens && isBeliefRefuted(sentence.text, next.text))
    return refutedBelief(first, sentence, next);
  const reckoned = first && reckonedStatement(first, [sentence, next, following[0]]);
  if (reckoned) return reckoned;
  const option = first && toldOption(first, [sentence, ...(next ? [next] : []), ...following]);
  if (option) return option;
  const isTakenBack = next && following[0] && isClaimMeasured(next.text, following[0].text);
  if (first && next && !isTakenBack && isJoined(sentence, next, first))
    return withDoneToIt(`${first} ${next.text}`, following[0]);
  return alone === undefined ? undefined : { text: alone, sentences: 1 };
}

/** "If you take one thing home, it's this" with what that is; without it, nobody is told anything. */
function withContent(sentence: TalkSentence, next: TalkSentence | undefined) {
  if (!next || next.opens || /\?$/.test(next.text)) return undefined;
  const text = `${sentence.text.replace(LEADS, "")} ${next.text}`;
  if (text.split(" ").length > MAX_SUM_WORDS || !isSure(MIN_CERTAINTY, sentence, next))
    return undefined;
  return { text: text.charAt(0).toUpperCase() + text.slice(1), sentences: 2 };
}

/** What others believe with what is so; undefined where both are too much, since the belief alone would say the opposite. */
function refutedBelief(first: string, sentence: TalkSentence, next: TalkSentence) {
  const text = `${first} ${next.text}`;
  const isShort = text.split(" ").length <= MAX_REFUTED_WORDS;
  const isWhole = isShort && !runsOn(next.text) && isSure(MIN_CERTAINTY, sentence, next);
  return isWhole ? { text, sentences: 2 } : undefined;
}

/** Two sentences about something with the third where that says what was done to it: "The town bought it in 2021." */
function withDoneToIt(said: string, third: TalkSentence | undefined) {
  const alone = { text: said, sentences: 2 };
  if (!third || third.opens || !hasObjectBefore(third.text)) return alone;
  const text = `${said} ${third.text}`;
  const fits = text.split(" ").length <= MAX_WORDS && isSure(LIKELY, third);
  return fits ? { text, sentences: 3 } : alone;
}

/** An option with what it would cost, and what else is said of it: "Option A is to build a park. Demolition would cost …" */
function toldOption(first: string, all: readonly TalkSentence[]) {
  if (!optionOf(first) || !isSure(LIKELY, ...all.slice(0, 1))) return undefined;
  const said = [first];
  for (const one of all.slice(1)) {
    const words = [...said, one.text].join(" ").split(" ").length;
    const goesOn = refersBack(one.text) || (said.length === 1 && COSTS.test(one.text));
    if (one.opens || !goesOn || optionOf(one.text) || !isSure(LIKELY, one)) break;
    if (/\?$/.test(one.text) || runsOn(one.text) || words > MAX_COUNTED_WORDS) break;
    said.push(one.text);
  }
  return said.length > 1 ? { text: said.join(" "), sentences: said.length } : undefined;
}

const COSTS = new RegExp(AMOUNT, "iu");

/** How something is measured, what was found, and what follows from that: "You measure it. We've done that. So it's old." */
function reckonedStatement(
  first: string,
  [sentence, next, last]: readonly (TalkSentence | undefined)[],
): { text: string; sentences: number } | undefined {
  if (!sentence || !next || !last || next.opens || last.opens) return undefined;
  if (!refersBack(next.text) || !reckonsFrom(last.text, next.text)) return undefined;
  const text = `${first} ${next.text} ${last.text}`;
  const isShort = text.split(" ").length <= MAX_SUM_WORDS;
  return isShort && isSure(MIN_CERTAINTY, sentence, next, last)
    ? { text, sentences: 3 }
    : undefined;
}

/** What sums up a talk, with what goes on with it: "To sum up, count them in August. If you do one thing, do that." */
function summedUp(all: readonly TalkSentence[]): { text: string; sentences: number } | undefined {
  const said: string[] = [];
  for (const { text, opens, certainty = 1 } of all.slice(0, MAX_SUM_SENTENCES)) {
    const words = [...said, text].join(" ").split(" ").length;
    const isMore = !opens && isSumming(text) && certainty >= MIN_CERTAINTY;
    if (said.length > 0 && (!isMore || words > MAX_SUM_WORDS)) break;
    said.push(said.length === 0 ? text.replace(LEADS, "") : text);
  }
  const text = said.join(" ");
  if (text.split(" ").length < MIN_SUM_WORDS) return undefined;
  return { text: text.charAt(0).toUpperCase() + text.slice(1), sentences: said.length };
}

/** A guest with what is told of them: "My guest today is Ada Lund. Ada was a pilot for twenty years, and now she farms." */
function presentedGuest(sentence: TalkSentence, next: TalkSentence) {
  const guest = guestIn(sentence.text);
  if (guest === undefined || next.opens || /\?$/.test(next.text)) return undefined;
  const isTold = guest.split(" ").some((name) => next.text.startsWith(`${name} `));
  const text = `${sentence.text} ${next.text}`;
  const isShort = text.split(" ").length <= MAX_SUM_WORDS;
  return isTold && isShort && isSure(MIN_CERTAINTY, sentence, next)
    ? { text, sentences: 2 }
    : undefined;
}

const MIN_SUM_WORDS = 7;
const LEADS = /^(?:(?:so|and|but|now|well|okay|all right|alright),? )+/i;
/** After a sum, what belongs to it: what else to do, or what of it counts most. */
const GOES_ON_SUMMING =
  /^(?:(?:and|then|but|so),? )*(?:if you|keep|don['’]t|do|use|make|never|always|check|start|stop|get|leave|put|take|feed|give|buy|ask|remember|avoid|the (?:second|third|last|most))\b/i;

function isSumming(text: string): boolean {
  return !/\?$/.test(text) && GOES_ON_SUMMING.test(text);
}

/** What a review comes to: "Would I buy it?", with its answer, which says the opposite where its end is missing. */
function askedOfThing(all: readonly TalkSentence[]) {
  const [asked, ...rest] = all;
  if (!asked || !asksVerdict(asked.text)) return undefined;
  const at = rest.findIndex(({ text }) => !isNoReply(text));
  const answer = rest[at];
  if (!answer || /\?$/.test(answer.text) || at > 1) return undefined;
  const sentences = all.slice(0, at + 2);
  if (!isSure(MIN_CERTAINTY, ...sentences)) return undefined;
  const text = sentences.map((one) => one.text).join(" ");
  return text.split(" ").length <= MAX_SUM_WORDS ? { text, sentences: at + 2 } : undefined;
}

/** News with what they are: "The bad news is the deck. Nineteen of the cores had too much salt." */
function brokenNews(sentence: TalkSentence, next: TalkSentence) {
  const words = sentence.text.split(" ").length;
  const breaks =
    (words <= MAX_NEWS_WORDS && BREAKS_NEWS.test(sentence.text)) ||
    (words <= MAX_STEP_WORDS && BREAKS_STEP.test(sentence.text));
  if (!breaks || next.opens || /\?$/.test(next.text)) return undefined;
  if (!isSure(MIN_CERTAINTY, sentence, next)) return undefined;
  const text = `${sentence.text.replace(LEADS, "")} ${next.text}`;
  return { text: text.charAt(0).toUpperCase() + text.slice(1), sentences: 2 };
}

/** A question that can be understood without what was said before. */
function askedAlone(text: string): string | undefined {
  const question = text.replace(/^(?:(?:okay|so|and|but|now|well|then)\b,? )+/i, "");
  const isWhole = /\?$/.test(question) && question.split(" ").length >= MIN_WORDS;
  if (!isWhole || ASKS_BACK.test(question.replace(WHAT_IT_TAKES, ""))) return undefined;
  return question.charAt(0).toUpperCase() + question.slice(1);
}

function isJoined(sentence: TalkSentence, next: TalkSentence, first: string): boolean {
  // What somebody else says is joined to a question only: it may be about anything.
  if (next.opens && !/\?$/.test(first)) return false;
  if (isNoReply(next.text) || reacts(next.text) || presentsReporter(next.text)) return false;
  if (runsOn(`${first} ${next.text}`) || runsOn(next.text)) return false;
  const words = first.split(" ").length + next.text.split(" ").length;
  const isLimited = LIMITS.test(next.text) && isSure(LIKELY, sentence, next);
  const goesOn =
    refersBack(next.text) ||
    isLimited ||
    isClaimMeasured(sentence.text, next.text) ||
    concludesFrom(next.text, sentence.text);
  return isSure(MIN_CERTAINTY, sentence, next) && words <= MAX_WORDS && goesOn;
}

function isSure(least: number, ...sentences: readonly TalkSentence[]): boolean {
  return sentences.every(({ certainty = 1 }) => certainty >= least);
}

/** Whether what follows a number may be about it: it isn't counted itself, and speaks to nobody there. */
function goesOnAbout(text: string): boolean {
  const isNext = countedStatement(text) !== undefined || COUNTS_NEXT.test(text);
  return !isNext && !SPEAKS_TO.test(text);
}
