import "server-only";

import { costOf, type Tokens } from "@/lib/core/tokens";
import type { TextCompletion, TextPort } from "@/lib/providers/text/port";

/** A text engine, and what has been used of it. */
export type TokenMeter = {
  text: TextPort;
  /**
   * What all calls so far used together; undefined when there was none, or one whose server didn't say: a part would pass
   * for the whole.
   */
  read: () => Tokens | undefined;
};

/** Adds up what a run uses of its text engine. */
export function meterTokens(text: TextPort): TokenMeter {
  let calls = 0;
  let input = 0;
  let output = 0;
  let isComplete = true;
  const count = ({ tokens }: Partial<TextCompletion>) => {
    calls += 1;
    input += tokens?.input ?? 0;
    output += tokens?.output ?? 0;
    isComplete &&= tokens !== undefined;
  };
  const { openDraft } = text;
  const counting: Pick<TextPort, "generate" | "stream" | "openDraft"> = {
    async generate(request) {
      const completion = await text.generate(request);
      count(completion);
      return completion;
    },
    async *stream(request) {
      // Left early, the call ends without having told.
      let completion: TextCompletion | undefined;
      try {
        completion = yield* text.stream(request);
        return completion;
      } finally {
        count(completion ?? {});
      }
    },
    ...(openDraft && {
      async openDraft(request) {
        const draft = await openDraft(request);
        return {
          ...draft,
          async continue(request) {
            const candidates = await draft.continue(request);
            candidates.forEach(count);
            return candidates;
          },
        };
      },
    }),
  };
  return {
    // Not a copy: an engine may learn its name later.
    text: Object.assign(Object.create(text) as TextPort, counting),
    read() {
      if (calls === 0 || !isComplete) return undefined;
      const tokens = { input, output };
      return text.prices ? { ...tokens, dollars: costOf(tokens, text.prices) } : tokens;
    },
  };
}
