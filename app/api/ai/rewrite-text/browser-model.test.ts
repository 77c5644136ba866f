import { beforeAll, describe, expect, it } from "vitest";

import { POST as proposeOutline } from "@/app/api/ai/generate-outline/route";
import { POST as rewriteText } from "@/app/api/ai/rewrite-text/route";
import type { PageQuestion } from "@/lib/core/progress";
import { PASSAGE_ACTIONS } from "@/lib/tools/write-article/passage-actions";
import { runAsPage, sendPiece } from "@/tests/support/answering-page";
import { signUpAccount, type TestAccount } from "@/tests/support/api";
import { replyTo } from "@/tests/support/openai-double-writing";

const ENGINE = { engine: { name: "Model in the browser" } };
const PASSAGE = { passage: "They rest. They wake.", shape: "blocks" };
let ann: TestAccount;

beforeAll(async () => {
  ann = await signUpAccount();
});

/** A page whose model writes what the model double does. */
async function reply({ id, system, prompt }: PageQuestion): Promise<void> {
  const text = replyTo({ system, user: prompt, all: `${system}\n${prompt}` });
  await sendPiece(ann, { id, seq: 0, text, end: "stop" });
}

describe("with the model in the browser", () => {
  it("headings are proposed, for notes too", async () => {
    let asked = "";
    const json = { prompt: "roof bees", length: 800, notes: "the hives face north" };

    const outline = await runAsPage(
      proposeOutline,
      { path: "/api/ai/generate-outline", json, account: ann },
      (question) => {
        asked = question.prompt;
        return reply(question);
      },
    );

    expect(outline).toMatchObject({ success: true, meta: ENGINE });
    expect(outline?.headings).toContain("What it costs");
    expect(asked).toContain("the hives face north");
  });

  it.each(PASSAGE_ACTIONS)("a selection gets other words: $label", async ({ value }) => {
    const suggested = await runAsPage(
      rewriteText,
      { path: "/api/ai/rewrite-text", json: { action: value, ...PASSAGE }, account: ann },
      reply,
    );

    const words = value === "shorten" ? "They rest." : "Indeed, They rest. They wake.";
    expect(suggested).toMatchObject({ success: true, content: words, meta: ENGINE });
  });

  it.each([
    ["generate-outline", proposeOutline, { prompt: "roof bees", length: 800 }],
    ["rewrite-text", rewriteText, { action: "expand", ...PASSAGE }],
  ] as const)("%s says that its question was too long", async (endpoint, route, json) => {
    const failed = await runAsPage(
      route,
      { path: `/api/ai/${endpoint}`, json, account: ann },
      ({ id }) => sendPiece(ann, { id, seq: 0, text: "", end: "too_long" }),
    );

    expect(failed).toMatchObject({ success: false, code: "unusable" });
    expect(failed?.message).toContain("too long for the model");
  });

  it.each([
    ["generate-outline", proposeOutline, { prompt: "slow bees", length: 800 }],
    ["rewrite-text", rewriteText, { action: "fix", ...PASSAGE }],
  ] as const)("%s takes no more words once its page has left", async (endpoint, route, json) => {
    const left = new AbortController();
    let id = "";
    await runAsPage(
      route,
      { path: `/api/ai/${endpoint}`, json, account: ann, signal: left.signal },
      async (question) => {
        id = question.id;
        await sendPiece(ann, { id, seq: 0, text: "Half a" });
        left.abort();
      },
    ).catch(() => {});

    await expect
      .poll(async () => (await sendPiece(ann, { id, seq: 1, text: " word" })).status)
      .toBe(409);
  });
});
