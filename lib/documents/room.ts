import type { TextPort } from "@/lib/providers/text/port";

/** Of English and code, in every common vocabulary: rather too few than too many. */
const ASCII_PER_TOKEN = 3;
/** Of Chinese or Japanese a vocabulary made for English takes more than a token a character. */
const TOKENS_PER_OTHER = 1.5;
/** What an answer may take of a small context. */
const ANSWER_SHARE = 0.25;
/** The chat template, and what an estimate is off by. */
const SPARE_TOKENS = 100;
/** With fewer there is nothing to read that is worth an answer. */
const MIN_TOKENS = 100;

/** How many tokens a text takes in a model's context, estimated from above. */
export function estimateTokens(text: string): number {
  let others = 0;
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 127) others += 1;
  return Math.ceil((text.length - others) / ASCII_PER_TOKEN + others * TOKENS_PER_OTHER);
}

/**
 * How many tokens of a document a model may be given in one call, beside everything else that the call says.
 *
 * @param said all other words of the call
 * @param answerTokens what the answer may take where there is room
 * @param wanted tokens that a model with a large context is given
 */
export async function roomForPassages(
  text: TextPort,
  { said, answerTokens, wanted }: { said: string; answerTokens: number; wanted: number },
): Promise<number> {
  const context = await text.contextTokens?.();
  if (context === undefined) return wanted;
  const answer = Math.min(answerTokens, context * ANSWER_SHARE);
  const left = Math.floor(context - answer - estimateTokens(said) - SPARE_TOKENS);
  return Math.max(MIN_TOKENS, Math.min(wanted, left));
}
