import { describe, expect, it } from "vitest";

import { POST as generateArticle } from "@/app/api/ai/generate-article/route";
import { POST } from "@/app/api/ai/generate-outline/route";
import { countCreations } from "@/db/queries/creations";
import { getDatabase } from "@/lib/providers/database";
import { headingsIn } from "@/lib/tools/write-article/follow-outline";
import { articleRequest } from "@/lib/tools/write-article/options";
import { apiRequest, signUpAccount } from "@/tests/support/api";
import { countedUses } from "@/tests/support/counted-uses";
import { callsToDouble, textOf } from "@/tests/support/unit-double-calls";

const OUTLINE = ["What it costs", "A hive on the roof", "C# & *bees*"];

function propose(token: string, json: unknown) {
  return POST(apiRequest("/api/ai/generate-outline", { token, json }));
}

function write(token: string, topic: string, outline: unknown = OUTLINE) {
  const json = { ...articleRequest(topic, 800), outline };
  return generateArticle(apiRequest("/api/ai/generate-article", { token, json }));
}

describe("POST /api/ai/generate-outline", () => {
  it("proposes plain headings, counts as a run, and stores nothing", async () => {
    const { id, token } = await signUpAccount();
    const input = { ...articleRequest("roof bees", 800), language: "fr", audience: "beginners" };

    const response = await propose(token, input);

    const body = await response.json();
    expect(body.headings).toEqual([
      "Where it began",
      "How it works",
      "What it costs",
      "Who it serves",
      "What comes next",
    ]);
    expect(body.meta.engine.name).toContain("double");
    const [call] = await callsToDouble("roof bees");
    expect(textOf(call, "system")).toContain("Write them in French");
    expect(textOf(call, "user")).toContain("<audience>\nbeginners\n</audience>");
    const db = await getDatabase();
    expect(await countedUses(`runs:${id}`)).toBe(1);
    expect(await countCreations(db, { userId: id })).toBe(0);
  });

  it("refuses an empty topic and signed-out callers", async () => {
    const { token } = await signUpAccount();
    const empty = await propose(token, { prompt: " ", length: 800 });
    expect(await empty.json()).toMatchObject({ message: "Enter at least 3 characters." });
    const signedOut = await POST(apiRequest("/api/ai/generate-outline", { json: {} }));
    expect(signedOut.status).toBe(401);
  });
});

describe("POST /api/ai/generate-article with an outline", () => {
  it.each([
    ["as it is told", ""],
    ["in another order", "[[outline:shuffle]]"],
    ["without one of them at first", "[[outline:drop]]"],
    ["with a heading of its own", "[[outline:own]]"],
  ])("has exactly these headings when the model writes %s", async (_how, marker) => {
    const { token } = await signUpAccount();

    const { content, meta, message } = await (await write(token, `hives ${marker}`)).json();

    expect(headingsIn(content)).toEqual(OUTLINE);
    expect(content).toContain("## C# & \\*bees\\*");
    expect(content).not.toMatch(/^#{3,} /m);
    expect(meta.outline).toEqual(OUTLINE);
    expect(message).toBeUndefined();
  });

  it("says which heading is missing when the model never writes it", async () => {
    const { token } = await signUpAccount();

    const body = await (await write(token, "hives [[outline:drop-always]]")).json();

    expect(headingsIn(body.content)).toEqual(["What it costs", "C# & *bees*"]);
    expect(body.message).toBe(
      "Nothing was written under “A hive on the roof”, so that heading is left out.",
    );
  });

  it("continues under the headings that are left", async () => {
    const { token } = await signUpAccount();
    const topic = "hives that go on [[fault:length:2]]";
    const cut = await (await write(token, topic)).json();
    expect(cut.meta.truncated).toBe(true);

    const json = { ...articleRequest(topic, 800), continueFrom: cut.id };
    const whole = await generateArticle(apiRequest("/api/ai/generate-article", { token, json }));

    const { content, meta } = await whole.json();
    expect(headingsIn(content)).toEqual(OUTLINE);
    expect(meta).toMatchObject({ outline: OUTLINE, truncated: false });
  });

  it.each([
    [["Only one"], "An outline needs at least 2 headings."],
    [Array.from({ length: 13 }, (_, at) => `Heading ${at}`), "An outline has 12 headings at most."],
    [["One", "x".repeat(121)], "Use 120 characters or fewer for a heading."],
    [["One", "  "], "Write this heading, or delete it."],
    [["One", "one!"], "Another heading already says this. Change or delete one of them."],
  ])("refuses outline %#", async (outline, message) => {
    const { token } = await signUpAccount();

    const response = await write(token, "hives", outline);

    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ success: false, message, code: "invalid_input" });
  });
});
