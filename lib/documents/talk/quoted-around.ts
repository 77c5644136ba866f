import { announcesContent } from "@/lib/documents/announced-content";
import { concludesFrom } from "@/lib/documents/conclusions";
import { isBeliefRefuted } from "@/lib/documents/denied-claims";
import type { Question } from "@/lib/documents/question";
import { isFilling, refersBack } from "@/lib/documents/stands-alone";
import { ASKS_WHY, announces, REASON } from "@/lib/documents/talk/fits-question";
import type { RatedSentence } from "@/lib/documents/talk/rate-sentences";
import { PROPOSES } from "@/lib/documents/talk/said-otherwise";
import { isMeasured } from "@/lib/documents/talk/signs-of-answer";
import type { SaidSentence, TalkIndex } from "@/lib/documents/talk/talk-index";
import { contentTerms } from "@/lib/documents/terms";

const MOST_AFTER = 2;
/** What answers a question that was asked in the talk may come after a few words. */
const MOST_AFTER_QUESTION = 3;
const WORDS_AFTER_QUESTION = 25;
/** A sentence of fewer words says little alone. */
const FEW_WORDS = 8;
/** "Then brush it": it goes on with what was said before. */
const GOES_ON = /^(?:and |but )?(?:then|after that)\b/i;
const ASKS_HOW = /^\W{0,3}how (?:do|does|did|can|could|should|would)\b/i;
const CONCLUDES = /^so\b|^that['’]s how\b/i;
/** "Second thing is dyes": where it answers only with the sentence before, that one does. */
const COUNTS_NEXT =
  /^(?:(?:and|so|okay|now),? )*(?:the |my |our )?(?:second|third|fourth|fifth|sixth|next|last|final) (?:thing|step|reason|point|tip|rule|mistake|question)\b/i;
const COUNTS =
  /\b(?:two|three|four|five|six|seven|several|a few|a couple of) (?:\p{L}+ ){0,2}(?:things?|ways?|steps?|reasons?|kinds?|types?|parts?|tips?|rules?|mistakes?|points?|causes?|options?|problems?)\b/iu;

/** The sentence that answers a question, with what it needs from before, and what goes on with it, in order. */
export function quotedAround(
  index: TalkIndex,
  best: RatedSentence,
  question: Question,
): SaidSentence[] {
  const around = allAround(index, best, question);
  // "Thanks for having me", "I love that": what somebody says to that answers nothing.
  const last = around.findLastIndex(
    (one) => one.at === best.sentence.at || one.asks || !isFilling(one.quote),
  );
  return around.slice(0, last + 1);
}

function allAround(
  index: TalkIndex,
  { sentence, needsBefore, isBeforeNamed }: RatedSentence,
  { question }: Question,
): SaidSentence[] {
  const { said } = index;
  const says = needsBefore && isBeforeNamed;
  const { at, quote, asks } =
    (says && COUNTS_NEXT.test(sentence.quote) && said[sentence.at - 1]) || sentence;
  const asked = PROPOSES.test(question) ? [sentence.at, sentence.at - 1] : [];
  const plan = asked.find((one) => ASKS_WHAT_TO_DO.test(said[one]?.quote ?? ""));
  if (plan !== undefined) return said.slice(plan, endOfProposal(said, plan));
  if (asks || announces(quote) || announcesContent(quote))
    return said.slice(at, endOfReply(said, at));
  const concludes = ASKS_HOW.test(question) && CONCLUDES.test(quote);
  const needs =
    isMeasured(index, at) ||
    (says && at === sentence.at) ||
    refersBack(quote) ||
    GOES_ON.test(quote) ||
    concludesFrom(quote, said[at - 1]?.quote ?? "") ||
    (ASKS_WHY.test(question) && CONCLUDES.test(quote) && !REASON.test(quote));
  const cases = ASKS_WHICH.test(question) ? said : [];
  const before = concludes ? 2 : needs || isParallel(cases, at) ? 1 : 0;
  const from = Math.max(0, at - before);
  const end = isParallel(cases, at + 1) ? at + 2 : endOf(said, at);
  return said.slice(from, ASKS_WHY.test(question) ? Math.max(end, endOfReason(said, at)) : end);
}

/** Whether what is quoted only repeats what a question asks the reason of: "Volunteers come on Tuesdays" isn't why. */
export function onlyRepeats(
  { said }: TalkIndex,
  { at, terms }: SaidSentence,
  around: readonly SaidSentence[],
  question: string,
): boolean {
  if (!ASKS_WHY.test(question) || around.some(({ quote }) => REASON.test(quote))) return false;
  const asked = contentTerms(question);
  const isRepeated = asked.length >= LEAST_REPEATED && asked.every((term) => terms.has(term));
  const isAll = terms.size <= asked.length + MOST_BESIDE;
  return isRepeated && isAll && endOfReason(said, at) === at;
}

const LEAST_REPEATED = 2;
/** What says more than so many other words may say why. */
const MOST_BESIDE = 2;

/** "If the puddle's in the middle, it's the gasket. If the puddle's at a corner, it's the seal.": one case after the other. */
const ASKS_WHICH = /\b(?:which|whether|difference|tell)\b/i;
const CASE = /^(?:and |but |so )?(if (?:\S+ ){2})/i;

function isParallel(said: readonly SaidSentence[], at: number): boolean {
  const [before, own] = [said[at - 1], said[at]].map((one) => CASE.exec(one?.quote ?? "")?.[1]);
  return own !== undefined && before?.toLowerCase() === own.toLowerCase();
}

/** "Put a towel under the lid. The towel catches the steam, so it doesn't drip": the reason is told right after. */
function endOfReason(said: readonly SaidSentence[], at: number): number {
  const [own, next] = [said[at], said[at + 1]];
  if (!own || !next || next.asks || REASON.test(own.quote)) return at;
  if (isCauseOf(own.quote, next.quote, said[at + 2]?.quote ?? "")) return at + 2;
  if (!REASON.test(next.quote)) return at;
  const terms = new Set(contentTerms(own.quote));
  return contentTerms(next.quote).some((term) => terms.has(term)) ? at + 2 : at;
}

const FEW =
  /\b(?:only|just|hardly|barely|none|nothing|nobody|no|not|never|few|less|fewer|failed|lost|died|broke|stopped|closed|cracked|fell|collapsed|cancell?ed|late|worse|gone)\b|n['’]t\b/i;
/** What comes next rather than a cause. */
const NEXT =
  /^(?:so|but|then|and then|now|today|later|after|also|in|next|next year|this year|since|at|on|we also|however|still|instead)\b/i;
const DID =
  /\b(?:was|were|had|ate|took|got|came|went|broke|froze|burn(?:ed|t)|left|made|\p{L}{2,}ed)\b/iu;
const SO = /^(?:and )?(?:so|that['’]s why|from then on|since then|this time|next time)\b/i;
const MOST_OF_CAUSE = 16;

/** "Only 2 percent came up. The crabs ate nearly everything. So in the second year …": what happened is why. */
function isCauseOf(own: string, next: string, after: string): boolean {
  if (NEXT.test(next) || !DID.test(next)) return false;
  const isShort = next.split(" ").length <= MOST_OF_CAUSE;
  return isShort && (SO.test(after) || FEW.test(own));
}

function endOf(said: readonly SaidSentence[], at: number): number {
  const quote = said[at]?.quote ?? "";
  if (COUNTS.test(quote)) return at + 1 + MOST_AFTER;
  let end = at + 1;
  const goesOn = () =>
    refersBack(said[end]?.quote ?? "") ||
    isBeliefRefuted(said[end - 1]?.quote ?? "", said[end]?.quote ?? "") ||
    (said[end - 1]?.quote ?? "").split(" ").length < FEW_WORDS;
  while (end <= at + MOST_AFTER && !said[end]?.asks && goesOn()) end += 1;
  return end;
}

/** "So what should we do with the Aldra?": what shouldn't be done comes before what should. */
const ASKS_WHAT_TO_DO = /\bwhat (?:should|can|could|do|will) (?:we|i|they|you) do\b.{0,80}\?/i;
const MOST_OF_PROPOSAL = 6;

/** A proposal goes on until something else is asked, with what it costs. */
function endOfProposal(said: readonly SaidSentence[], at: number): number {
  let end = at + 1;
  while (end < at + MOST_OF_PROPOSAL && said[end] && !said[end]?.asks) end += 1;
  return end;
}

function endOfReply(said: readonly SaidSentence[], at: number): number {
  let [end, words] = [at + 1, 0];
  while (end <= at + MOST_AFTER_QUESTION && words < WORDS_AFTER_QUESTION) {
    words += (said[end]?.quote ?? "").split(" ").length;
    end += 1;
  }
  return end;
}
