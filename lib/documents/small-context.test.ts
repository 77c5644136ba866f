import { describe, expect, it } from "vitest";

import { answerQuestion } from "@/lib/documents/answer-question";
import { groupPassages } from "@/lib/documents/group-passages";
import { createSearchableDocument, preparePassages } from "@/lib/documents/searchable-document";
import { summarizeDocument } from "@/lib/documents/summarize";
import { estimateTokens, passageTokenBudget } from "@/lib/documents/token-budget";
import type { TextPort, TextRequest } from "@/lib/providers/text/port";
import { createTestContext } from "@/tests/support/test-context";

const CONTEXT = 2_048;
const SHAPE = { points: { min: 4, max: 6 }, sections: true, figures: true };
const PAGES = 60;

/** A manual of many pages, each with its own number. */
const parts = Array.from({ length: PAGES }, (_, index) => ({
  place: index + 1,
  text: Array.from(
    { length: 12 },
    (__, line) =>
      `Valve ${index + 1}.${line} opens at a pressure of ${100 + index} bar and closes again slowly.`,
  ).join("\n"),
}));
const source = { kind: "pdf" as const, title: "Valves", parts, outline: [] };

/** A model with a small context window that copies the first line of every passage. */
function smallModel(options: { contextTokens?: number; delayMs?: number } = {}) {
  const calls: TextRequest[] = [];
  let running = 0;
  let most = 0;
  const port: Partial<TextPort> = {
    contextTokens: async () => options.contextTokens,
    async *stream(request) {
      calls.push(request);
      running += 1;
      most = Math.max(most, running);
      if (options.delayMs) await new Promise((resolve) => setTimeout(resolve, options.delayMs));
      running -= 1;
      const given = [...request.prompt.matchAll(/(Valve [^"\n]+?slowly\.)[^\n]*/g)].slice(0, 6);
      const text = given
        .map(([, line = ""]) => {
          const page = Number(/^Valve (\d+)/.exec(line)?.[1]);
          return `- ${line} [p. ${page}: "${line}"]`;
        })
        .join("\n");
      yield text;
      return { text, finishReason: "stop" };
    },
  };
  /** The most calls in flight at once. */
  return { port, calls, most: () => most };
}

describe("a model with a small context", () => {
  it("is given no more than fits, and still summarizes the whole document", async () => {
    const { port, calls } = smallModel({ contextTokens: CONTEXT });
    const ctx = await createTestContext({ text: port });
    const chunks = await preparePassages("pdf", parts);

    const summary = await summarizeDocument(ctx, source, chunks, SHAPE);

    expect(calls.length).toBeGreaterThan(3);
    for (const { system, prompt } of calls) {
      expect(estimateTokens(system + prompt)).toBeLessThan(CONTEXT * 0.8);
    }
    const places = summary.citations.map(({ place }) => place);
    expect(Math.min(...places)).toBeLessThan(PAGES / 4);
    expect(Math.max(...places)).toBeGreaterThan(PAGES / 20);
    expect(summary.engine.id).toBe(ctx.text.engine.id);
  });

  it("reads at most three parts at a time", async () => {
    const { port, most } = smallModel({ contextTokens: CONTEXT, delayMs: 20 });
    const ctx = await createTestContext({ text: port });
    const chunks = await preparePassages("pdf", parts);

    await summarizeDocument(ctx, source, chunks, SHAPE);

    expect(most()).toBe(3);
  });

  it("answers from as many passages as fit", async () => {
    const { port, calls } = smallModel({ contextTokens: CONTEXT });
    const ctx = await createTestContext({ text: port });
    const chunks = await preparePassages("pdf", parts);
    const document = await createSearchableDocument(
      { kind: "pdf", title: "Valves", overview: [] },
      chunks,
    );

    const question = "At which pressure does valve 17.3 open?";
    const answer = await answerQuestion(ctx, document, { question, turns: [] });

    expect(estimateTokens(`${calls[0]?.system}${calls[0]?.prompt}`)).toBeLessThan(CONTEXT * 0.8);
    expect(answer.found).toBe(true);
  });

  it("falls back to quotations when a call exceeds its context", async () => {
    const { port } = smallModel();
    const ctx = await createTestContext({
      text: {
        ...port,
        // biome-ignore lint/correctness/useYield: it fails before its first word.
        async *stream() {
          const { AppError } = await import("@/lib/core/errors");
          throw new AppError("unusable", "The text is too long for this model.");
        },
      },
    });
    const chunks = await preparePassages("pdf", parts);
    const document = await createSearchableDocument(
      { kind: "pdf", title: "Valves", overview: [] },
      chunks,
    );

    const summary = await summarizeDocument(ctx, source, chunks, SHAPE);
    const question = "At which pressure does valve 17.3 open?";
    const answer = await answerQuestion(ctx, document, { question, turns: [] });

    expect(summary.engine.name).toBe("Built-in reader: quotes only");
    expect(summary.markdown).toContain("bar");
    expect(answer.engine.name).toBe("Built-in reader: quotes only");
  });

  it("reads evenly across the document as time allows, and says when it skipped parts", async () => {
    const { port, calls } = smallModel({ contextTokens: CONTEXT, delayMs: 600 });
    const ctx = await createTestContext({ text: port, textTimeoutMs: 2_000 });
    const chunks = await preparePassages("pdf", parts);

    const summary = await summarizeDocument(ctx, source, chunks, SHAPE);

    const total = Number(/of (\d+)\./.exec(calls[0]?.prompt ?? "")?.[1]);
    const read = calls
      .flatMap(({ prompt }) => /^Part (\d+) of/.exec(prompt)?.[1] ?? [])
      .map(Number);
    expect(read.length).toBeLessThan(total);
    expect(Math.max(...read)).toBeGreaterThan(total / 2);
    expect(summary.condensed).toBe(true);
  });
});

describe("the token budget for passages", () => {
  it("splits a document so that every part fits", async () => {
    const chunks = await preparePassages("pdf", parts);

    const { groups } = groupPassages(chunks, 900);

    for (const group of groups) {
      const tokens = group.reduce((sum, { text }) => sum + estimateTokens(text), 0);
      expect(tokens).toBeLessThanOrEqual(900);
    }
  });

  it("counts more tokens for a Japanese character than for an English one", () => {
    expect(estimateTokens("文書を読む")).toBeGreaterThanOrEqual(5);
    expect(estimateTokens("to read it")).toBeLessThan(5);
  });

  it("is the requested amount when the context is large", async () => {
    const { text } = await createTestContext({});
    const asked = { otherText: "rules", answerTokens: 1_000, desiredTokens: 8_000 };

    expect(await passageTokenBudget(text, asked)).toBe(8_000);
  });
});
