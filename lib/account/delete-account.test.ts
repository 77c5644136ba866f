import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { describe, expect, it } from "vitest";
import { z } from "zod";

import {
  deleteAccountData,
  deleteRestOfAccount,
  isUserDeleted,
  purgeDeletedUsers,
} from "@/db/queries/accounts";
import { openAnswer } from "@/db/queries/browser-answers";
import { keepCreation } from "@/db/queries/creations";
import { addEngineUse } from "@/db/queries/engine-uses";
import { insertConnection, saveEngineChoice } from "@/db/queries/engines";
import { setGalleryName } from "@/db/queries/gallery-names";
import { insertDocument } from "@/db/queries/store-document";
import {
  browserAnswers,
  creations,
  creationVersions,
  documents,
  engineChoices,
  engineConnections,
  engineUses,
  files,
  galleryNames,
  idempotencyKeys,
} from "@/db/schema";
import { deleteAccount } from "@/lib/account/delete-account";
import { defineToolRoute } from "@/lib/api/define-tool-route";
import { fileKey } from "@/lib/files/storage-keys";
import { storeFile } from "@/lib/files/store-file";
import { IDEMPOTENCY_HEADER } from "@/lib/http/envelope";
import { storage } from "@/lib/providers";
import type { RunContext } from "@/lib/providers/context";
import { getDatabase } from "@/lib/providers/database";
import { runOnce } from "@/lib/usage/idempotency";
import { apiRequest, signUpAccount } from "@/tests/support/api";
import { createTestContext } from "@/tests/support/test-context";

const TEXTS = { tool: "write-article", type: "article", prompt: "Bees", content: "## Bees" };
const saveText = (ctx: RunContext) =>
  storeFile(ctx, { bytes: Buffer.from("bees"), contentType: "text/plain" });

async function rowsOf(userId: string): Promise<number> {
  const db = await getDatabase();
  const tables = [
    creations,
    creationVersions,
    documents,
    files,
    engineConnections,
    engineChoices,
    engineUses,
    browserAnswers,
    galleryNames,
    idempotencyKeys,
  ];
  const counts = tables.map((table) => db.$count(table, eq(table.userId, userId)));
  return (await Promise.all(counts)).reduce((sum, count) => sum + count);
}

describe("after an account is deleted", () => {
  it.each([
    ["creation", (ctx: RunContext) => keepCreation(ctx, { ...TEXTS, published: true })],
    [
      "earlier text of a creation",
      async (ctx: RunContext) => {
        const { db, user, now } = ctx;
        const [row] = await db.select().from(creations).where(eq(creations.userId, user.id));
        const { id } = row ?? (await keepCreation(ctx, TEXTS));
        await db.insert(creationVersions).values({
          id: uuidv7(),
          creationId: id,
          userId: user.id,
          content: "## Bees",
          meta: {},
          truncated: false,
          writtenAt: now(),
        });
      },
    ],
    ["file", saveText],
    [
      "document",
      ({ db, user, now }: RunContext) =>
        insertDocument(db, { userId: user.id, kind: "pdf", title: "Bees", meta: {} }, [], now()),
    ],
    [
      "connected engine",
      ({ db, user, now }: RunContext) =>
        insertConnection(
          db,
          {
            id: uuidv7(),
            userId: user.id,
            provider: "openai",
            baseUrl: "https://api.openai.com/v1",
            sealedKey: "v1.x",
            keyEnd: null,
            model: "gpt-5-mini",
            imageModel: null,
            editModel: null,
            contextTokens: null,
            inputPrice: null,
            outputPrice: null,
            createdAt: now(),
          },
          10,
        ),
    ],
    [
      "choice of an engine",
      ({ db, user, now }: RunContext) =>
        saveEngineChoice(db, { userId: user.id, ref: "server", now: now() }),
    ],
    [
      "answer of a browser's model",
      ({ db, user }: RunContext) =>
        openAnswer(
          db,
          { id: randomUUID(), userId: user.id, maxCharacters: 100, lifetimeMs: 60_000 },
          10,
        ),
    ],
    [
      "name in the gallery",
      ({ db, user, now }: RunContext) =>
        setGalleryName(db, { userId: user.id, name: "Ada", now: now() }),
    ],
    [
      "answer of a call",
      ({ db, user, signal }: RunContext) =>
        runOnce(
          db,
          { userId: user.id, key: uuidv7(), endpoint: "test", input: {}, signal },
          async () => ({ text: "What a model wrote." }),
        ),
    ],
    [
      "use of an engine",
      ({ db, user, text: { engine }, now }: RunContext) =>
        addEngineUse(db, { userId: user.id, engine, tokens: undefined, now: now() }),
    ],
  ])("no %s of its user can be saved", async (_what, save) => {
    const ctx = await createTestContext();
    await save(ctx);
    await deleteAccount(ctx, ctx.user.id);

    await expect(save(ctx)).rejects.toMatchObject({ code: "unauthenticated" });

    expect(await rowsOf(ctx.user.id)).toBe(0);
  });

  it("its user is known as deleted, for as long as a token may live", async () => {
    const { db, user, ...ctx } = await createTestContext();
    expect(await isUserDeleted(db, user.id)).toBe(false);

    await deleteAccount({ ...ctx, db, user }, user.id);

    expect(await isUserDeleted(db, user.id)).toBe(true);
    await purgeDeletedUsers(db, new Date(Date.now() + 60_000));
    expect(await isUserDeleted(db, user.id)).toBe(false);
  });

  it("a run that was under way is stopped and leaves neither rows nor files", async () => {
    const account = await signUpAccount();
    const ctx = await createTestContext({ user: { id: account.id } });
    const saved: string[] = [];
    let started = () => {};
    const running = new Promise<void>((resolve) => {
      started = resolve;
    });
    const POST = defineToolRoute(
      { endpoint: "test", input: z.object({}), output: z.object({ id: z.string() }) },
      async (run) => {
        saved.push((await saveText(run)).id);
        started();
        await new Promise((resolve) => run.signal.addEventListener("abort", resolve));
        // As a run does whose bytes were on their way to the storage.
        await run.storage.put(fileKey(saved[0] ?? ""), Buffer.from("late"), "text/plain");
        return { id: (await keepCreation(run, { ...TEXTS, published: true, fileIds: saved })).id };
      },
    );
    const answer = POST(apiRequest("/api/ai/test", { json: {}, token: account.token }));
    await running;

    await deleteAccount(ctx, account.id);

    expect((await answer).status).toBe(401);
    expect(await rowsOf(account.id)).toBe(0);
    expect(await storage.get().open(fileKey(saved[0] ?? ""))).toBeNull();
  });

  it("its calls end within seconds where another server deleted it", async () => {
    const [gone, stays] = [await signUpAccount(), await signUpAccount()];
    const { db } = await createTestContext();
    const ends = new Map<string, () => void>();
    const ended: string[] = [];
    const POST = defineToolRoute(
      { endpoint: "test", input: z.object({ name: z.string() }), output: z.object({}) },
      async ({ signal }, { name }) => {
        await new Promise<void>((resolve) => {
          ends.set(name, resolve);
          signal.addEventListener("abort", () => resolve());
        });
        ended.push(name);
        signal.throwIfAborted();
        return {};
      },
    );
    const call = (name: string, { token }: { token: string }, headers = {}) =>
      POST(apiRequest("/api/ai/test", { json: { name }, token, headers }));
    const answers = [
      call("with a key", gone, { [IDEMPOTENCY_HEADER]: uuidv7() }),
      call("without a key", gone),
      call("somebody else's", stays),
    ];
    await expect.poll(() => ends.size, { timeout: 10_000 }).toBe(answers.length);

    // What a deletion on another server is to this one.
    await deleteAccountData(db, gone.id);
    await deleteRestOfAccount(db, gone.id);

    await expect.poll(() => ended.length, { timeout: 10_000 }).toBe(2);
    ends.get("somebody else's")?.();
    const statuses = await Promise.all(answers.map(async (answer) => (await answer).status));
    expect(ended.slice(0, 2).toSorted()).toEqual(["with a key", "without a key"]);
    expect(statuses.map((status) => status === 200)).toEqual([false, false, true]);
    expect(await rowsOf(gone.id)).toBe(0);
  });

  it("lets others have their turn while it deletes what somebody made", async () => {
    const { db, user, now, ...ctx } = await createTestContext();
    await db.execute(sql`
      insert into creations (id, user_id, tool, type, prompt, content, created_at, updated_at)
      select gen_random_uuid(), ${user.id}, 'write-article', 'article', 'Bees', '## Bees', now(), now()
      from generate_series(1, 1000)`);
    let isDone = false;
    const deleting = deleteAccount({ db, user, now, ...ctx }, user.id).finally(() => {
      isDone = true;
    });

    let turns = 0;
    for (; !isDone; turns += 1) {
      await db.execute(sql`select 1`);
      await setImmediate();
    }

    await deleting;
    // In one statement, there was one turn before it, and one after.
    expect(turns).toBeGreaterThan(5);
    expect(await rowsOf(user.id)).toBe(0);
  });
});
