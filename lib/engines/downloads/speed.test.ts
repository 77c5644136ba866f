import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";

import { expectedSpeed, measureSpeed } from "@/lib/engines/downloads/speed";
import { createTestContext } from "@/tests/support/test-context";

/** A model that writes this many words, one every 20 ms, after thinking for half a second. */
async function textOf(words: number) {
  const { text } = await createTestContext({
    text: {
      async *stream() {
        await pause(500);
        for (let word = 0; word < words; word += 1) {
          await pause(20);
          yield "bees ";
        }
        return { text: "", finishReason: "length" as const };
      },
    },
  });
  return text;
}

describe("the expected speed", () => {
  it("is measured while the model writes, without the wait for its first word", async () => {
    const wordsPerMinute = await measureSpeed(await textOf(40), "ann");

    // 50 words a second at most; a busy machine's timers are late.
    expect(wordsPerMinute).toBeLessThanOrEqual(3_100);
    expect(wordsPerMinute).toBeGreaterThan(1_000);
  });

  it("isn't guessed from a word or two", async () => {
    await expect(measureSpeed(await textOf(3), "ann")).rejects.toThrow(/too little/);
  });

  it("goes down with the number of weights", () => {
    expect(expectedSpeed(500, 1.1)).toBe(500);
    expect(expectedSpeed(500, 0.5)).toBe(1_100);
    expect(expectedSpeed(500, 4)).toBe(138);
  });
});
