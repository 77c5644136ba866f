import type { Question } from "@/lib/documents/question";
import { refersBack } from "@/lib/documents/stands-alone";
import { ASKS_WHY, announces, REASON } from "@/lib/documents/talk/fits-question";
import type { RatedSentence } from "@/lib/documents/talk/rate-sentences";
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
const COUNTS =
  /\b(?:two|three|four|five|six|seven|several|a few|a couple of) (?:\p{L}+ ){0,2}(?:things?|ways?|steps?|reasons?|kinds?|types?|parts?|tips?|rules?|mistakes?|points?|causes?|options?|problems?)\b/iu;

/** The sentence that answers a question, with what it needs from before, and what goes on with it, in order. */
export function quotedAround(
  { said }: TalkIndex,
  { sentence, needsBefore, isBeforeNamed }: RatedSentence,
  { question }: Question,
): SaidSentence[] {
  const { at, quote, asks } = sentence;
  if (asks || announces(quote)) return said.slice(at, endOfReply(said, at));
  const concludes = ASKS_HOW.test(question) && CONCLUDES.test(quote);
  const needs = (needsBefore && isBeforeNamed) || refersBack(quote) || GOES_ON.test(quote);
  const from = Math.max(0, at - (concludes ? 2 : needs ? 1 : 0));
  const end = endOf(said, at);
  return said.slice(from, ASKS_WHY.test(question) ? Math.max(end, endOfReason(said, at)) : end);
}

/** "Put a towel under the lid. The towel catches the steam, so it doesn't drip": the reason is told right after. */
function endOfReason(said: readonly SaidSentence[], at: number): number {
  const [own, next] = [said[at], said[at + 1]];
  if (!own || !next || next.asks || REASON.test(own.quote) || !REASON.test(next.quote)) return at;
  const terms = new Set(contentTerms(own.quote));
  return contentTerms(next.quote).some((term) => terms.has(term)) ? at + 2 : at;
}

function endOf(said: readonly SaidSentence[], at: number): number {
  const quote = said[at]?.quote ?? "";
  if (COUNTS.test(quote)) return at + 1 + MOST_AFTER;
  let end = at + 1;
  const goesOn = () =>
    refersBack(said[end]?.quote ?? "") ||
    (said[end - 1]?.quote ?? "").split(" ").length < FEW_WORDS;
  while (end <= at + MOST_AFTER && !said[end]?.asks && goesOn()) end += 1;
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
