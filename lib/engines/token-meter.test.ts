import { describe, expect, it } from "vitest";

import { meterTokens } from "@/lib/engines/token-meter";
import type { Draft, TextCompletion, TextPort } from "@/lib/providers/text/port";

const signal = new AbortController().signal;
const CONTINUE: Parameters<Draft["continue"]>[0] = {
  document: "# Bees",
  maxTokens: 9,
  candidates: 2,
  stops: [],
  temperature: 0.8,
};

/** A small model whose drafts continue with what is given. */
function drafting(candidates: TextCompletion[]): TextPort {
  return {
    engine: { id: "local/draft", name: "Draft", builtIn: true },
    openDraft: async () => ({ continue: async () => candidates, close: async () => {} }),
  } as unknown as TextPort; // Safe: a meter of drafts needs no more.
}

describe("meterTokens", () => {
  it("adds up what the alternatives of a draft took", async () => {
    const meter = meterTokens(
      drafting([
        { text: "a", finishReason: "length", tokens: { input: 30, output: 9 } },
        { text: "b", finishReason: "stop", tokens: { input: 0, output: 4 } },
      ]),
    );
    const draft = await meter.text.openDraft?.({ userId: "ann", signal });
    await draft?.continue(CONTINUE);
    await draft?.continue(CONTINUE);

    expect(meter.read()).toEqual({ input: 60, output: 26 });
  });

  it("says nothing when a draft was cut off without its count", async () => {
    const meter = meterTokens(drafting([{ text: "a", finishReason: "aborted" }]));
    const draft = await meter.text.openDraft?.({ userId: "ann", signal });
    await draft?.continue(CONTINUE);

    expect(meter.read()).toBeUndefined();
  });

  it("offers drafts only where the engine does", () => {
    const { openDraft: _, ...plain } = drafting([]);

    expect(meterTokens(plain as TextPort).text.openDraft).toBeUndefined();
  });
});
