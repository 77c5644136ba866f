import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { GET as readRoute } from "@/app/api/user/get-chat/route";
import { POST as keepRoute } from "@/app/api/user/keep-chat/route";
import { insertDocument } from "@/db/queries/documents";
import { documentChats } from "@/db/schema/documents";
import { deleteAccount } from "@/lib/account/delete-account";
import type { RunContext } from "@/lib/providers/context";
import { purge } from "@/lib/server/purge";
import { apiRequest, signUpAccount, type TestAccount } from "@/tests/support/api";
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
