import "server-only";

import { quotedInput } from "@/lib/chains/quoted-input";
import { STEP_CALLS } from "@/lib/chains/step-calls";
import { type ChainStep, inputOf } from "@/lib/chains/steps";
import { AppError } from "@/lib/core/errors";
import { parseInput } from "@/lib/http/respond";
import type { UserContext } from "@/lib/providers/context";

/**
 * Checks the texts that a chain is to be run on as the call of its first step will, so that none fails in the run.
 *
 * @param steps checked
 * @throws AppError `invalid_input` with the first text that it won't take
 */
export async function assertInputsFit(
  ctx: UserContext,
  steps: readonly ChainStep[],
  inputs: readonly string[],
): Promise<void> {
  const [first] = steps;
  if (!first) return;
  const { contract, fields } = STEP_CALLS[first.kind];
  for (const text of inputs) {
    const value = { material: inputOf(steps), subject: text, text };
    // What needs the page's address needs a result before it, which a first step doesn't have.
    const input = await fields(ctx, value, first.settings, "");
    try {
      parseInput(contract.input, input);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      throw new AppError(
        error.code,
        `${quotedInput(text)} doesn't fit the first step: ${error.message}`,
      );
    }
  }
}
