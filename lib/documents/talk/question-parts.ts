import type { Question } from "@/lib/documents/question";
import { contentTerms } from "@/lib/documents/terms";

const ASKS = "(?:what|how|when|where|why|who|which)";
const AUXILIARY = "(?:is|are|was|were|do|does|did|can|could|will|would|should|has|have)";
const BEGINS = new RegExp(String.raw`^\W{0,3}(?:${ASKS}|${AUXILIARY})\b`, "i");
/** "When the dough is too sticky" only says when. */
const ONLY_SAYS = new RegExp(
  String.raw`^\W{0,3}(?:when|where)\b(?!['’]s\b| (?:${AUXILIARY}|had|may|might|must)\b)`,
  "i",
);
/** Behind a comma alone, "which", "who", and mostly "where" tell of what stands before it. */
const SECOND = new RegExp(
  String.raw`(?:,? and|;|\?) (?=${ASKS}\b)|, (?=(?:what|how|when|why|where ${AUXILIARY})\b)`,
  "gi",
);
/** "… and when?": asks of the same. */
const BARE = /^(?:when|where|why|how|how much|how long|how often|who)\W*$/i;
/** What a question asks for, before what it asks of. */
const ASKED_FOR = /^\W{0,3}(?:who|what|when|where|why|how(?: (?:much|many|long|often|old|far))?) /i;
const LEAST_WORDS = 3;

/**
 * The two questions of one like "How do you weigh a hive, and what does it cost?", of which the second is about what the first is
 * about; otherwise, the question alone.
 */
export function partsOf(asked: Question): [Question] | [Question, Question] {
  const { question, turns } = asked;
  for (const { 0: between, index } of question.matchAll(SECOND)) {
    const first = question.slice(0, index);
    const second = question.slice(index + between.length);
    if (!BEGINS.test(first) || first.split(" ").length < LEAST_WORDS) continue;
    if (ONLY_SAYS.test(first)) continue;
    if (contentTerms(first).length === 0) continue;
    const whole = BARE.test(second)
      ? `${second.replace(/\W+$/, "")} ${first.replace(ASKED_FOR, "")}?`
      : second;
    return [
      { question: `${first}?`, turns },
      { question: whole, turns: [{ role: "user", text: `${first}?` }] },
    ];
  }
  return [asked];
}

/** Whether the second part of a question only asks something else of what the first asks about: "… and when?" */
export function isOfSame(first: Question, second: Question): boolean {
  const rest = first.question.replace(ASKED_FOR, "");
  return second.question.endsWith(rest);
}

const GUESS =
  /[,;?] (?:or )?(?:is|was|are|were)(?:n['’]t)? (?:it|that|this|they) (?:just |only |really |because of |due to )?(?:the |an? )?([\p{L}-]{2,}\p{L}(?: [\p{L}-]{2,}\p{L})?)[^\p{L}\p{N}]*$/iu;

/** "Why do they die, is it the cold?": the question without the guess, and the words that deny or confirm the guess. */
export function guessIn(question: string): { rest: string; settles: RegExp } | undefined {
  const found = GUESS.exec(question);
  const [, thing = ""] = found ?? [];
  if (!found || !thing) return undefined;
  return {
    rest: `${question.slice(0, found.index)}?`,
    settles: new RegExp(
      String.raw`(?:\bnot|n['’]t|\bnever) (?:just |only |really |because of |due to )?(?:the |an? )?${thing}\b|\b(?:it['’]s|it is|is|because of) (?:really |actually )?(?:the |an? )?${thing}\b`,
      "iu",
    ),
  };
}
