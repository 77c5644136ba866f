import type { TextPort } from "@/lib/providers/text/port";

/** For English and code, in any common vocabulary; rounded down so that estimates run high. */
const ASCII_CHARACTERS_PER_TOKEN = 3;
/** Vocabularies made for English spend more than one token on a Chinese or Japanese character. */
const TOKENS_PER_OTHER_CHARACTER = 1.5;
/** Largest share of a small context window reserved for the answer. */
const ANSWER_SHARE = 0.25;
/** Reserve for the chat template and for estimation errors. */
const SPARE_TOKENS = 100;
/** Below this, there isn't enough text left to answer from. */
const MIN_TOKENS = 100;

/** Estimates how many tokens a text takes; errs on the high side. */
export function estimateTokens(text: string): number {
  let others = 0;
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 127) others += 1;
  return Math.ceil(
    (text.length - others) / ASCII_CHARACTERS_PER_TOKEN + others * TOKENS_PER_OTHER_CHARACTER,
  );
}

/**
 * Computes the token budget for passages in one model call.
 *
 * @param otherText everything else that the prompt contains
 * @param answerTokens what the answer may take when the context window is large enough
 * @param desiredTokens budget when the window is large or its size unknown
 * @returns tokens, from 100 to `desiredTokens`
 */
export async function passageTokenBudget(
  text: TextPort,
  {
    otherText,
    answerTokens,
    desiredTokens,
  }: { otherText: string; answerTokens: number; desiredTokens: number },
): Promise<number> {
  const context = await text.contextTokens?.();
  if (context === undefined) return desiredTokens;
  const answer = Math.min(answerTokens, context * ANSWER_SHARE);
  const left = Math.floor(context - answer - estimateTokens(otherText) - SPARE_TOKENS);
  return Math.max(MIN_TOKENS, Math.min(desiredTokens, left));
}
