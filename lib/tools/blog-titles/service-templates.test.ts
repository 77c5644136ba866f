import { describe, expect, it, vi } from "vitest";

import { countCreations, listCreations } from "@/db/queries/creations";
import type { TextPort } from "@/lib/providers/text/port";
import { nextRound, titlesRequest } from "@/lib/tools/blog-titles/options";
import { findTitles } from "@/lib/tools/blog-titles/service";
import { createTestContext } from "@/tests/support/test-context";

/** A draft model that has no title. */
const SILENT: Partial<TextPort> = {
  openDraft: async () => ({
    continue: async () => [{ text: "", finishReason: "stop" }],
    close: async () => {},
  }),
};

describe("findTitles, with our own titles", () => {
  it("offers other titles of ours in each round, and the same ones in the same round", async () => {
    const ctx = await createTestContext({ text: SILENT });
    const first = titlesRequest("sourdough bread", "Food");
    const second = nextRound(first);
    const third = nextRound(second);

    const lists = [];
    for (const input of [first, second, third, second])
      lists.push((await findTitles(ctx, input)).meta.titles);

    const [one = [], two = [], three = [], again] = lists;
    expect(again).toEqual(two);
    expect(two.filter((title) => one.includes(title))).toEqual([]);
    expect(three).not.toEqual(one);
    expect(three).not.toEqual(two);
  });

  it.each([["knee surgery"], ["tenant rights"], ["index funds"]])(
    "offers our own titles for %s without asking a model",
    async (keyword) => {
      const openDraft = vi.fn();
      const ctx = await createTestContext({ text: { openDraft } });

      const { id, message, meta } = await findTitles(ctx, titlesRequest(keyword, "General"));

      expect(openDraft).not.toHaveBeenCalled();
      expect(meta.titles).toHaveLength(10);
      expect(meta).toMatchObject({ templates: 10, engine: { name: "Our title templates" } });
      expect(message).toBeUndefined();
      const { rows } = await listCreations(ctx.db, { userId: ctx.user.id, limit: 10 });
      expect(rows).toMatchObject([{ id, meta: { templates: 10 } }]);
    },
  );

  it.each([
    [
      "how to treat a burn",
      /^Our title templates give no advice on health\. Enter just the subject, like "knee surgery"/,
    ],
    ["tax evasion", /^Our title templates give no advice on money\. Enter just the subject/],
    ["making a pipe bomb", /can't write about this topic/],
    ["rolling over a small 401(k)", /^Our title templates give no advice on money/],
    ["abeilles urbaines", /^Our title templates know English only, and this looks like French/],
  ])("still refuses %s, and stores nothing", async (keyword, message) => {
    const ctx = await createTestContext({ text: SILENT });

    await expect(findTitles(ctx, titlesRequest(keyword, "General"))).rejects.toMatchObject({
      code: "unusable",
      message: expect.stringMatching(message),
    });
    expect(await countCreations(ctx.db, { userId: ctx.user.id })).toBe(0);
  });
});
