import { describe, expect, it, vi } from "vitest";

import { countCreations, listCreations } from "@/db/queries/creations";
import { AppError } from "@/lib/core/errors";
import type { TextPort, TextRequest } from "@/lib/providers/text/port";
import { keywordOfPrompt, titlesRequest } from "@/lib/tools/blog-titles/options";
import { findTitles } from "@/lib/tools/blog-titles/service";
import { parseTitles } from "@/lib/tools/blog-titles/title-list";
import { createTestContext, TEST_ENGINE, textThatSays } from "@/tests/support/test-context";

const INPUT = titlesRequest("bees", "Health");
/** Too long for ten of our templates. */
const LONG = "the best restaurants in New York City for families with small children";
const WRITTEN = ' Families Find the Best Restaurants in New York City"\n';

function listOf(count: number, first = 1): string {
  return Array.from(
    { length: count },
    (_, index) => `${index + 1}. Honey fact number${index + first}`,
  ).join("\n");
}

describe("findTitles", () => {
  it("saves ten titles as a numbered list [BT-04]", async () => {
    const ctx = await createTestContext({ text: textThatSays(listOf(12)) });

    const { content, meta, id } = await findTitles(ctx, INPUT);

    expect(meta.titles).toHaveLength(10);
    expect(content.split("\n").at(-1)).toBe("10. Honey fact number10");
    const {
      rows: [row],
    } = await listCreations(ctx.db, { userId: ctx.user.id, limit: 10 });
    expect(row).toMatchObject({ id, type: "blog-title", tool: "blog-titles", content });
  });

  it("asks an engine that can be held to JSON for that, and shows a list as it grows", async () => {
    const titles = Array.from({ length: 12 }, (_, index) => `Honey fact number${index + 1}`);
    const json = JSON.stringify(titles);
    const asked: TextRequest[] = [];
    const { stream } = textThatSays(json) as Pick<TextPort, "stream">;
    const shown: string[] = [];
    const ctx = await createTestContext({
      text: {
        writesJson: true,
        stream: (request) => {
          asked.push(request);
          return stream(request);
        },
      },
    });
    ctx.progress = { ...ctx.progress, onText: (text) => shown.push(text) };

    const { meta } = await findTitles(ctx, INPUT);

    expect(meta.titles).toEqual(titles.slice(0, 10));
    expect(asked).toMatchObject([{ schema: { type: "array", minItems: 12, maxItems: 12 } }]);
    expect(shown.join("")).toMatch(/^1\. Honey fact number1\n2\. /);
  });

  it("asks once more for missing and duplicate titles", async () => {
    const ctx = await createTestContext({
      text: textThatSays(`${listOf(6)}\n${listOf(6)}`, listOf(6, 7)),
    });

    const { meta } = await findTitles(ctx, INPUT);

    expect(new Set(meta.titles).size).toBe(10);
  });

  it("signs titles from patterns as ours, and asks the built-in model for none of ten", async () => {
    const openDraft = vi.fn();
    const ctx = await createTestContext({ text: { openDraft } });

    const { meta } = await findTitles(ctx, titlesRequest("bees", "General"));

    expect(openDraft).not.toHaveBeenCalled();
    expect(meta.titles).toHaveLength(10);
    expect(meta).toMatchObject({ templates: 10, engine: { name: "Our title templates" } });
  });

  it("names the built-in model where it wrote what our templates don't give, and shows ours first", async () => {
    const shown: string[] = [];
    const ctx = await createTestContext({ text: draftThatSays(WRITTEN) });
    ctx.progress = { ...ctx.progress, onText: (text) => shown.push(text) };

    const { content, meta } = await findTitles(ctx, titlesRequest(LONG, "General"));

    expect(meta).toMatchObject({ templates: 9, engine: TEST_ENGINE });
    expect(meta.titles.at(-1)).toBe("How Families Find the Best Restaurants in New York City");
    expect(shown).toHaveLength(1);
    expect(content.startsWith(`${shown[0]}\n`)).toBe(true);
    expect(shown[0]?.split("\n")).toHaveLength(9);
  });

  it.each(["provider_failed", "provider_timeout", "provider_unavailable"] as const)(
    "makes all ten itself when the built-in model fails: %s",
    async (code) => {
      const fail = async () => {
        throw new AppError(code, "The model failed.");
      };
      const close = vi.fn(async () => {});
      for (const openDraft of [async () => ({ continue: fail, close }), fail]) {
        const ctx = await createTestContext({ text: { openDraft } });

        const { meta } = await findTitles(ctx, titlesRequest(LONG, "General"));

        expect(meta.titles).toHaveLength(10);
        expect(meta).toMatchObject({ templates: 10, engine: { name: "Our title templates" } });
      }
      expect(close).toHaveBeenCalledTimes(1);
    },
  );

  it("keeps what the built-in model wrote before it failed", async () => {
    const { openDraft } = draftThatSays(WRITTEN);
    const ctx = await createTestContext({
      text: {
        openDraft: async (turn) => {
          let calls = 0;
          // Safe: it has one.
          const draft = await (openDraft as NonNullable<TextPort["openDraft"]>)(turn);
          return {
            ...draft,
            async continue(request) {
              calls += 1;
              if (calls > 1) throw new AppError("provider_failed", "The model failed.");
              return await draft.continue(request);
            },
          };
        },
      },
    });

    const { meta } = await findTitles(ctx, titlesRequest(LONG, "General"));

    expect(meta).toMatchObject({ templates: 9, engine: TEST_ENGINE });
  });

  it("is stopped, not finished, when a failing model was stopped", async () => {
    const stopped = new AbortController();
    const ctx = await createTestContext({
      text: {
        openDraft: async () => {
          stopped.abort();
          throw new AppError("provider_failed", "The model failed.");
        },
      },
    });

    await expect(
      findTitles({ ...ctx, signal: stopped.signal }, titlesRequest(LONG, "General")),
    ).rejects.toMatchObject({ code: "aborted" });
    expect(await countCreations(ctx.db, { userId: ctx.user.id })).toBe(0);
  });

  it("fails when there is no title, and stores nothing", async () => {
    const ctx = await createTestContext({ text: textThatSays("I cannot do that.", "No.") });

    await expect(findTitles(ctx, INPUT)).rejects.toMatchObject({ code: "provider_failed" });

    expect(await countCreations(ctx.db, { userId: ctx.user.id })).toBe(0);
  });

  it("fails when the service broke off twice, and stores nothing", async () => {
    const ctx = await createTestContext({ text: textThatBreaksOff(listOf(5), listOf(3, 6)) });

    await expect(findTitles(ctx, INPUT)).rejects.toMatchObject({ code: "provider_failed" });

    expect(await countCreations(ctx.db, { userId: ctx.user.id })).toBe(0);
  });

  it("completes titles that broke off, without the half one", async () => {
    const broken = textThatBreaksOff(`${listOf(5)}\n6. Honey is`);
    const whole = textThatSays(listOf(6, 6));
    let calls = 0;
    const stream = (...parts: Parameters<TextPort["stream"]>) => {
      calls += 1;
      const { stream: next } = calls === 1 ? broken : whole;
      // Safe: both have it.
      return (next as TextPort["stream"])(...parts);
    };
    const ctx = await createTestContext({ text: { stream } });

    const { meta } = await findTitles(ctx, INPUT);

    expect(meta.titles).toHaveLength(10);
    expect(meta.titles).not.toContain("Honey is");
  });

  it("escapes Markdown in a title", async () => {
    const ctx = await createTestContext({
      text: textThatSays("1. Bees [here](javascript:alert) and <b>there</b>\n2. Other honey"),
    });

    const { content } = await findTitles(ctx, INPUT);

    expect(content).toContain("\\[here\\](javascript:alert) and \\<b\\>there");
  });
});

/** A draft model that says one thing, and then nothing more. */
function draftThatSays(text: string): Partial<TextPort> {
  let said = false;
  return {
    openDraft: async () => ({
      async continue() {
        const answer = said ? "" : text;
        said = true;
        return [{ text: answer, finishReason: "stop" }];
      },
      close: async () => {},
    }),
  };
}

/** A model whose connection drops at the end of each answer. */
function textThatBreaksOff(...answers: string[]): Partial<TextPort> {
  const left = [...answers];
  return {
    async *stream() {
      const text = left.shift() ?? "";
      yield text;
      return { text, finishReason: "length" };
    },
  };
}

describe("parseTitles", () => {
  it("strips numbers, quotation marks, and emphasis", () => {
    expect(parseTitles('Here:\n1. "One good title"\n2) **Two, better**\n- Title: Three')).toEqual([
      "One good title",
      "Two, better",
      "Three",
    ]);
  });
});

describe("keywordOfPrompt", () => {
  it("recovers what titlesRequest put in [BT-05]", () => {
    expect(keywordOfPrompt(titlesRequest("a in the category Food", "Travel").prompt)).toEqual({
      keyword: "a in the category Food",
      category: "Travel",
    });
    expect(keywordOfPrompt("just bees")).toEqual({ keyword: "just bees", category: "General" });
  });
});
