import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";

import { POST as writeTitles } from "@/app/api/ai/generate-blog-title/route";
import { openAnswer, readAnswer } from "@/db/queries/browser-answers";
import { browserAnswers } from "@/db/schema";
import type { PageQuestion } from "@/lib/core/progress";
import { singleton } from "@/lib/core/singleton";
import { ENGINE_HEADER } from "@/lib/engines/header";
import { getDatabase } from "@/lib/providers/database";
import { titlesRequest } from "@/lib/tools/blog-titles/options";
import { runAsPage, sendPiece } from "@/tests/support/answering-page";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { replyTo } from "@/tests/support/openai-double-writing";

let ann: TestAccount;

beforeAll(async () => {
  ann = await signUpAccount();
});

const TITLES = {
  path: "/api/ai/generate-blog-title",
  json: titlesRequest("urban beekeeping", "Food"),
};

const titles = (
  answer: (question: PageQuestion) => unknown,
  parts: { account?: TestAccount; signal?: AbortSignal } = {},
) => runAsPage(writeTitles, { ...TITLES, account: ann, ...parts }, answer);

function replyOf({ system, prompt }: PageQuestion): string {
  return replyTo({ system, user: prompt, all: `${system}\n${prompt}` });
}

async function opened(maxCharacters = 100, lifetimeMs = 60_000, userId = ann.id): Promise<string> {
  const id = randomUUID();
  await openAnswer(await getDatabase(), { id, userId, maxCharacters, lifetimeMs }, 1_000);
  return id;
}

const statuses = async (id: string, pieces: object[], account = ann) => {
  const sent: number[] = [];
  for (const piece of pieces) sent.push((await sendPiece(account, { id, ...piece })).status);
  return sent;
};

describe("a run with the model in the browser", () => {
  it("is written by the page, piece by piece, and names its engine", async () => {
    const asked: PageQuestion[] = [];

    const answer = await titles(async (question) => {
      asked.push(question);
      const reply = replyOf(question);
      const half = reply.length / 2;
      await sendPiece(ann, { id: question.id, seq: 0, text: "" });
      await sendPiece(ann, { id: question.id, seq: 1, text: reply.slice(0, half) });
      await sendPiece(ann, { id: question.id, seq: 2, text: reply.slice(half), end: "stop" });
    });

    expect(answer).toMatchObject({
      success: true,
      meta: { engine: { id: "browser/prompt-api", name: "Model in the browser" } },
    });
    expect(answer?.content).toContain("10. ");
    expect(asked[0]?.prompt).toContain("urban beekeeping");
    const [row] = await (await getDatabase())
      .select()
      .from(browserAnswers)
      .where(eq(browserAnswers.id, asked[0]?.id ?? ""));
    expect(row).toMatchObject({ state: "closed", text: "" });
  });

  it("says what the model read and wrote, where its page counts", async () => {
    const tokens = { input: 210, output: 95 };
    const answer = await titles((question) =>
      sendPiece(ann, { id: question.id, seq: 0, text: replyOf(question), end: "stop", tokens }),
    );

    expect(answer).toMatchObject({ success: true, meta: { tokens } });
  });

  it.each([
    ["too_long", "unusable"],
    ["unsupported", "unusable"],
    ["unavailable", "provider_unavailable"],
    ["failed", "provider_failed"],
    ["stop", "provider_failed"],
  ])("fails when the model ends with %s and no text: %s", async (end, code) => {
    const answer = await titles(({ id }) => sendPiece(ann, { id, seq: 0, text: "", end }));

    expect(answer).toMatchObject({ success: false, code });
  });

  it("takes nothing any more once the page has left", async () => {
    const left = new AbortController();
    const account = await signUpAccount();
    let id = "";
    await titles(
      async (question) => {
        id = question.id;
        await sendPiece(account, { id, seq: 0, text: "1. Half a ti" });
        left.abort();
      },
      { account, signal: left.signal },
    ).catch(() => {});

    await expect.poll(() => statuses(id, [{ seq: 1, text: "tle" }], account)).toEqual([409]);
  });

  it("is refused where no page listens", async () => {
    const headers = { [ENGINE_HEADER]: "browser" };
    const call = apiRequest(TITLES.path, { json: TITLES.json, token: ann.token, headers });

    const answer = await writeTitles(call);

    expect(answer.status).toBe(422);
    expect((await answer.json()).message).toContain("text/event-stream");
  });
});

describe("a piece of an answer", () => {
  it("counts once however often it is sent, and only in its turn", async () => {
    const id = await opened();

    const piece = { seq: 0, text: "bees" };
    expect(await statuses(id, [piece, piece])).toEqual([200, 200]);
    expect(await statuses(id, [{ seq: 2, text: "!" }])).toEqual([409]);
    const tokens = { input: 12, output: 3 };
    const last = { seq: 1, text: " hum", end: "stop", tokens };
    expect(await statuses(id, [last, last])).toEqual([200, 200]);

    expect(await readAnswer(await getDatabase(), { id, from: 2 })).toEqual({
      text: "es hum",
      characters: 8,
      pieces: 2,
      state: "stop",
      tokens,
    });
    expect(await statuses(id, [{ seq: 2, text: "!" }])).toEqual([409]);
  });

  it("is cut where the answer is full, which ends it", async () => {
    const id = await opened(5);

    expect(await statuses(id, [{ seq: 0, text: "🐝🐝🐝🐝🐝🐝🐝" }])).toEqual([200]);

    const answer = await readAnswer(await getDatabase(), { id, from: 0 });
    expect(answer).toMatchObject({ text: "🐝🐝🐝🐝🐝", state: "length" });
    expect(await statuses(id, [{ seq: 1, text: "!" }])).toEqual([409]);
  });

  it("is its person's alone: to everybody else the answer doesn't exist", async () => {
    const id = await opened();
    const eve = await signUpAccount();

    expect(await statuses(id, [{ seq: 0, text: "evil" }], eve)).toEqual([404]);
    expect(await statuses(randomUUID(), [{ seq: 0, text: "x" }])).toEqual([404]);
    const anonymous = apiRequest("/api/engines/answers", { json: { id, seq: 0, text: "x" } });
    const { POST } = await import("@/app/api/engines/answers/route");
    expect((await POST(anonymous)).status).toBe(401);
    const answer = await readAnswer(await getDatabase(), { id, from: 0 });
    expect(answer).toMatchObject({ text: "", pieces: 0 });
  });

  it("comes too late after the answer has expired", async () => {
    const id = await opened(100, 0);

    expect(await statuses(id, [{ seq: 0, text: "late" }])).toEqual([409]);
  });

  it.each([
    ["too many characters", { seq: 0, text: "x".repeat(8_001) }],
    ["a negative number", { seq: -1, text: "x" }],
    ["an end that isn't one", { seq: 0, text: "x", end: "closed" }],
    ["no number", { text: "x" }],
    ["a count beyond any model", { seq: 0, text: "x", tokens: { input: 1e12, output: 1 } }],
  ])("is refused with %s", async (_what, piece) => {
    expect(await statuses(await opened(), [piece])).toEqual([400]);
  });
});

it("is taken while the server shuts down, because a run waits for it", async () => {
  const drain = singleton("drain", () => ({ running: 0, draining: false })).get();
  const id = await opened();
  drain.draining = true;
  try {
    expect(await statuses(id, [{ seq: 0, text: "bees" }])).toEqual([200]);
    const other = await writeTitles(apiRequest(TITLES.path, { json: {}, token: ann.token }));
    expect(other.status).toBe(503);
  } finally {
    drain.draining = false;
  }
});

describe("open answers", () => {
  it("are few for each person; expired and ended ones don't count", async () => {
    const { id: userId } = await signUpAccount();
    const db = await getDatabase();
    const open = (lifetimeMs = 60_000) =>
      openAnswer(db, { id: randomUUID(), userId, maxCharacters: 9, lifetimeMs }, 2);
    await open(0);
    await open();
    await open();

    await expect(open()).rejects.toMatchObject({ code: "rate_limited" });

    await db
      .update(browserAnswers)
      .set({ state: "closed" })
      .where(sql`${browserAnswers.userId} = ${userId} and ${browserAnswers.expiresAt} > now()`);
    await expect(open()).resolves.toBeUndefined();
  });
});
