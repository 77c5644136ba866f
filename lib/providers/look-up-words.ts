import "server-only";

import type { UserContext } from "@/lib/providers/context";

/**
 * For each text, its words that the English dictionary doesn't have, in lowercase; see `GrammarChecker.unknownWords`.
 *
 * @throws AppError as `GrammarChecker.check`
 */
export function lookUpWords(
  ctx: Pick<UserContext, "grammar" | "user" | "signal">,
  texts: readonly string[],
): Promise<string[][]> {
  return ctx.grammar.unknownWords(texts, { userId: ctx.user.id, signal: ctx.signal });
}
