import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { GET as readRoute } from "@/app/api/user/get-chat/route";
import { POST as keepRoute } from "@/app/api/user/keep-chat/route";
import { insertRun } from "@/db/queries/run-queue";
import { endRun } from "@/db/queries/run-work";
import { findRun } from "@/db/queries/runs";
import { insertDocument } from "@/db/queries/store-document";
import { consumeUse } from "@/db/queries/usage-counters";
import { documentChats } from "@/db/schema/documents";
import { deleteAccount } from "@/lib/account/delete-account";
import { keepAnswer } from "@/lib/documents/kept-chat";
import type { RunContext } from "@/lib/providers/context";
import { purge } from "@/lib/server/purge";
import { questionsPerHour } from "@/lib/usage/quota";
import { windowStart } from "@/lib/usage/rate-limit";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
import { stopClock } from "@/tests/support/stop-clock";
import { createTestContext, TEST_ENGINE } from "@/tests/support/test-context";

const MESSAGES = [
  { role: "user", text: "Who founded it?" },
  {
    role: "ai",
    text: "Twelve neighbors [p. 1](#page=1).",
    meta: {
      found: true,
      citations: [{ place: 1, quote: "founded by twelve neighbors" }],
      dropped: 0,
      engine: TEST_ENGINE,
      seconds: 1.5,
    },
  },
];

let owner: TestAccount;
let ctx: RunContext;
let contextId: string;
beforeEach(async () => {
  owner = await signUpAccount();
  ctx = await createTestContext({ user: { id: owner.id } });
  contextId = await makeDocument();
});

async function makeDocument(usedAt = new Date()) {
  const document = { userId: owner.id, kind: "pdf" as const, title: "A garden", meta: {} };
  return (await insertDocument(ctx.db, document, [], usedAt)).id;
}

async function read(id = contextId, { token } = owner) {
  return (await (await readRoute(apiRequest(`/x?contextId=${id}`, { token }))).json()).messages;
}

async function keep(messages: unknown, id = contextId, { token } = owner) {
  return (await keepRoute(apiRequest("/x", { json: { contextId: id, messages }, token }))).status;
}

const countChats = (id: string) => ctx.db.$count(documentChats, eq(documentChats.documentId, id));

describe("a kept conversation", () => {
  it("isn't kept at first, comes back with its citations, and is deleted", async () => {
    expect(await read()).toBeNull();

    expect(await keep([])).toBe(200);
    expect(await read()).toEqual([]);
    expect(await keep(MESSAGES)).toBe(200);
    expect(await read()).toEqual(MESSAGES);

    expect(await keep(null)).toBe(200);
    expect(await read()).toBeNull();
    expect(await countChats(contextId)).toBe(0);
  });

  it("is saved twice for each question that may be asked in an hour, and deleted at any time", async () => {
    stopClock();
    const max = 2 * questionsPerHour("free");
    const subject = `kept-chats:${owner.id}`;
    const window = windowStart(new Date(), 3_600);
    await consumeUse(ctx.db, { subject, windowStart: window, max, amount: max - 1 });

    expect(await keep([])).toBe(200);
    expect(await keep(MESSAGES)).toBe(429);
    expect(await read()).toEqual([]);
    expect(await keep(null)).toBe(200);
  });

  it("gets the answers that come without its page, the latest two hundred messages, once it's kept", async () => {
    const answered = { answer: "In 1984.", meta: MESSAGES[1]?.meta };
    const run = "run-of-the-question";
    const asked = { contextId, question: "When?", run };
    await keepAnswer(ctx, asked, answered);
    expect(await read()).toBeNull();

    await keep(Array.from({ length: 100 }, () => MESSAGES).flat());
    await keepAnswer(ctx, asked, answered);
    // Another attempt of the same run.
    await keepAnswer(ctx, asked, { ...answered, answer: "In 1985." });
    const stranger = await createTestContext();
    await keepAnswer(stranger, asked, answered);

    const messages = await read();
    expect(messages).toHaveLength(200);
    expect(messages.slice(-3)).toEqual([
      MESSAGES[1],
      { role: "user", text: "When?", run },
      { role: "ai", text: "In 1984.", meta: answered.meta, run },
    ]);
    expect(messages[0]).toEqual(MESSAGES[0]);
  });

  it("loses no answer to a page that was opened before that came", async () => {
    await keep(MESSAGES);
    const run = "run-of-the-question";
    await keepAnswer(ctx, { contextId, question: "When?", run }, { answer: "In 1984." });
    const unseen = (await read()).slice(2);
    const later = [{ role: "user", text: "Where?" }, MESSAGES[1]];

    await keep([...MESSAGES, ...later]);

    expect(await read()).toEqual([...MESSAGES, ...later, ...unseen]);
    // Once it knows the answer, the order is its own.
    await keep([...MESSAGES, ...unseen, ...later]);
    expect(await read()).toEqual([...MESSAGES, ...unseen, ...later]);
  });

  it("stays readable where an answer is too long to be kept", async () => {
    await keep(MESSAGES);
    const answer = "x".repeat(20_001);

    await keepAnswer(ctx, { contextId, question: "When?", run: "a-long-answer" }, { answer });

    expect(await read()).toEqual(MESSAGES);
  });

  it("takes the questions that were asked with it when it's deleted", async () => {
    const run = { userId: owner.id, endpoint: "pdf-chat", now: new Date() };
    const end = { state: "done" as const, text: "", answer: {}, now: new Date() };
    const question = { ...run, id: "a-question", input: { contextId, question: "When?" } };
    const other = { ...run, id: "another", input: { contextId: owner.id, question: "When?" } };
    for (const one of [question, other]) {
      await insertRun(ctx.db, one);
      await endRun(ctx.db, { ...one, ...end });
    }
    await keep(MESSAGES);

    await keep(null);

    expect(await findRun(ctx.db, question)).toBeNull();
    expect(await findRun(ctx.db, other)).not.toBeNull();
  });

  it("belongs to the owner of its document", async () => {
    await keep(MESSAGES);
    const stranger = await signUpAccount();
    expect(await read(contextId, stranger)).toBeNull();
    expect(await keep([], contextId, stranger)).toBe(404);
    await keep(null, contextId, stranger);
    expect(await read()).toEqual(MESSAGES);
  });

  it("goes with its document, and with the account", async () => {
    const old = await makeDocument(new Date(Date.now() - 31 * 24 * 60 * 60_000));
    await keep(MESSAGES, old);
    await keep(MESSAGES);
    await purge(ctx, new Date());
    expect(await countChats(old)).toBe(0);
    expect(await countChats(contextId)).toBe(1);

    await deleteAccount(ctx, owner.id);
    expect(await countChats(contextId)).toBe(0);
  });

  it.each([
    [Array(201).fill(MESSAGES[0])],
    [[{ role: "system", text: "x" }]],
    [[{ role: "user", text: "x".repeat(20_001) }]],
    ["text"],
    [undefined],
  ])("refuses anything else", async (messages) => {
    expect(await keep(messages)).toBe(400);
  });

  it("refuses visitors", async () => {
    expect((await readRoute(apiRequest(`/x?contextId=${contextId}`))).status).toBe(401);
  });
});
