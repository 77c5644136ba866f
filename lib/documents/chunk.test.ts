import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { chunkParts, chunksToParts } from "@/lib/documents/chunk";
import { normalizeForMatching } from "@/lib/documents/quote-index";

const words = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1, maxLength: 60 });
const paragraph = words.map((list) => `${list.join(" ")}.`);
const pages = fc.array(
  fc.array(paragraph, { maxLength: 8 }).map((list) => list.join("\n\n")),
  { minLength: 1, maxLength: 6 },
);

describe("chunkParts", async () => {
  it("neither drops nor repeats text, and keeps every passage on its page", async () => {
    await fc.assert(
      fc.asyncProperty(pages, async (texts) => {
        const parts = texts.map((text, index) => ({ place: index + 1, text }));

        const chunks = await chunkParts("pdf", parts);

        for (const { place, text } of parts) {
          const own = chunks.filter((chunk) => chunk.place === place);
          expect(own.map((chunk) => normalizeForMatching(chunk.content)).join("")).toBe(
            normalizeForMatching(text),
          );
        }
        expect(chunks.every((chunk) => chunk.content.length <= 1_100)).toBe(true);
        expect(chunks.map((chunk) => chunk.ordinal)).toEqual([...chunks.keys()]);
      }),
      { numRuns: 50 },
    );
  });

  it("splits a sentence longer than a passage without losing any of it", async () => {
    const endless = Array.from({ length: 700 }, (_, index) => `word${index}`).join(" ");
    const spaceless = "x".repeat(2_500);

    for (const text of [endless, spaceless]) {
      const chunks = await chunkParts("pdf", [{ place: 1, text }]);

      expect(chunks.length).toBeGreaterThan(2);
      expect(chunks.every((chunk) => chunk.content.length <= 1_100)).toBe(true);
      expect(chunks.map((chunk) => normalizeForMatching(chunk.content)).join("")).toBe(
        normalizeForMatching(text),
      );
    }
  });

  it("joins captions and keeps the second of each", async () => {
    const parts = Array.from({ length: 100 }, (_, index) => ({
      place: index * 3,
      text: `caption number ${index}${index % 5 === 4 ? "." : ""}`,
    }));

    const chunks = await chunkParts("youtube", parts);

    expect(chunks.length).toBeLessThan(5);
    expect(chunksToParts(chunks)).toEqual(parts);
  });

  it("splits a transcript that is a single caption", async () => {
    const sentence = "The garden is watered every evening by its members.";
    const text = Array.from({ length: 200 }, () => sentence).join(" ");

    for (const whole of [text, "漢".repeat(10_000)]) {
      const chunks = await chunkParts("youtube", [{ place: 7, text: whole }]);

      expect(Math.max(...chunks.map(({ content }) => content.length))).toBeLessThanOrEqual(1_100);
      expect(normalizeForMatching(chunks.map(({ content }) => content).join(" "))).toBe(
        normalizeForMatching(whole),
      );
      expect(new Set(chunksToParts(chunks).map(({ place }) => place))).toEqual(new Set([7]));
    }
  });

  it("starts a new passage at a heading", async () => {
    const prose = "The garden is watered every evening by its members. ".repeat(8).trim();
    const [first, second] = await chunkParts("pdf", [
      { place: 1, text: `${prose}\n\nThe harvest\n\n${prose}` },
    ]);

    expect(first?.content).toBe(prose);
    expect(second?.content).toMatch(/^The harvest/);
  });
});
