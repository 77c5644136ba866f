import { eq } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { expect, it } from "vitest";
import { openAnswer } from "@/db/queries/browser-answers";
import { insertChainRun, listChainRuns } from "@/db/queries/chain-runs";
import { claimChainRun, leaveChainRun } from "@/db/queries/chain-work";
import { deleteCreation, restoreCreation } from "@/db/queries/delete-creations";
import { touchDocument } from "@/db/queries/documents";
import { discardFiles } from "@/db/queries/files";
import { insertDocument } from "@/db/queries/store-document";
import { consumeUse, countUses } from "@/db/queries/usage-counters";
import { sessions } from "@/db/schema/accounts";
import { browserAnswers } from "@/db/schema/browser-answers";
import { creations } from "@/db/schema/creations";
import { deletedUsers } from "@/db/schema/deleted-users";
import { files } from "@/db/schema/files";
import { idempotencyKeys } from "@/db/schema/idempotency-keys";
import { fileKey } from "@/lib/files/storage-keys";
import { storeFile } from "@/lib/files/store-file";
import { getDatabase } from "@/lib/providers/database";
import { purge } from "@/lib/server/purge";
import { signUpAccount } from "@/tests/support/api";
import { seedCreation } from "@/tests/support/seed-creation";
import { createTestContext } from "@/tests/support/test-context";

const DAY_MS = 24 * 60 * 60_000;
const NOW = new Date();
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

it("deletes a document after 30 days without use, and not before", async () => {
  const ctx = await createTestContext();
  const userId = ctx.user.id;
  const keep = (usedAt: Date) =>
    insertDocument(ctx.db, { userId, kind: "pdf", title: "A paper", meta: {} }, [], usedAt);
  const [old, young] = [await keep(daysAgo(30.1)), await keep(daysAgo(29.9))];

  await purge(ctx, NOW);

  const open = (id: string) => touchDocument(ctx.db, { userId, kind: "pdf", id }, NOW);
  await expect(open(old.id)).rejects.toMatchObject({ code: "not_found" });
  expect((await open(young.id)).id).toBe(young.id);
});

it("lets a deletion be undone for 30 days", async () => {
  const ctx = await createTestContext();
  const userId = ctx.user.id;
  const deleteAt = async (now: Date) => {
    const texts = { tool: "write-article", type: "article", prompt: "Bees", content: "## Bees" };
    const { id } = await seedCreation(ctx.db, { userId, ...texts, createdAt: daysAgo(60) });
    await deleteCreation(ctx.db, { id, userId, now });
    return id;
  };
  const [old, young] = [await deleteAt(daysAgo(30.1)), await deleteAt(daysAgo(29.9))];

  await purge(ctx, NOW);

  await expect(restoreCreation(ctx.db, { id: old, userId })).rejects.toMatchObject({
    code: "not_found",
  });
  await expect(restoreCreation(ctx.db, { id: young, userId })).resolves.toBeUndefined();
});

it("removes sessions once they have expired", async () => {
  const { id } = await signUpAccount();
  const db = await getDatabase();
  const count = () => db.$count(sessions, eq(sessions.userId, id));
  const ctx = await createTestContext();

  await purge(ctx, NOW);
  expect(await count()).toBe(1);

  await purge(ctx, daysAgo(-8));
  expect(await count()).toBe(0);
});

it("removes files without a creation after a day, and old keys and counters", async () => {
  const ctx = await createTestContext();
  const userId = ctx.user.id;
  const saveAt = (at: Date) =>
    storeFile({ ...ctx, now: () => at }, { bytes: Buffer.from("x"), contentType: "image/png" });
  const [old, young] = [await saveAt(daysAgo(1.1)), await saveAt(daysAgo(0.9))];
  const key = { userId, requestHash: "x", createdAt: daysAgo(1.1) };
  await ctx.db.insert(idempotencyKeys).values({ ...key, key: uuidv7() });
  const window = { subject: `runs:${userId}`, windowStart: daysAgo(2.1), max: 5 };
  await consumeUse(ctx.db, window);

  await purge(ctx, NOW);

  expect(await ctx.storage.open(fileKey(old.id))).toBeNull();
  const left = await ctx.db.select({ id: files.id }).from(files).where(eq(files.userId, userId));
  expect(left).toEqual([{ id: young.id }]);
  const keys = ctx.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.userId, userId));
  expect(await keys).toEqual([]);
  expect(await countUses(ctx.db, window)).toBe(0);
});

it("forgets a chain run after 30 days, unless it's running, and one that never began after a day", async () => {
  const ctx = await createTestContext();
  const userId = ctx.user.id;
  const prepareAt = async (createdAt: Date) => {
    const id = uuidv7();
    await insertChainRun(ctx.db, { id, userId, name: "Bees", steps: [], createdAt }, []);
    return id;
  };
  const begin = async (id: string) => {
    const owner = uuidv7();
    await claimChainRun(ctx.db, { id, userId, runId: uuidv7(), owner });
    return () => leaveChainRun(ctx.db, { id, owner, notice: null });
  };
  const [unbegun, old, young, running] = await Promise.all(
    [1.1, 30.1, 29.9, 30.1].map((days) => prepareAt(daysAgo(days))),
  );
  for (const id of [old, young]) await (await begin(id ?? ""))();
  await begin(running ?? "");

  await purge(ctx, NOW);

  const left = (await listChainRuns(ctx.db, { userId, limit: 9 })).map(({ id }) => id);
  expect(left.sort()).toEqual([young, running].sort());
  expect(left).not.toContain(unbegun);
});

it("removes answers of browsers' models a day after they expired", async () => {
  const ctx = await createTestContext();
  const userId = ctx.user.id;
  const open = () =>
    openAnswer(ctx.db, { id: uuidv7(), userId, maxCharacters: 100, lifetimeMs: 60_000 }, 10);
  await open();

  await purge(ctx, NOW);
  expect(await ctx.db.$count(browserAnswers, eq(browserAnswers.userId, userId))).toBe(1);

  await purge(ctx, daysAgo(-1.1));
  expect(await ctx.db.$count(browserAnswers, eq(browserAnswers.userId, userId))).toBe(0);
});

it("deletes what is left of an account whose deletion was cut off", async () => {
  const ctx = await createTestContext();
  const userId = ctx.user.id;
  const texts = { tool: "write-article", type: "article", prompt: "Bees", content: "## Bees" };
  await seedCreation(ctx.db, { userId, ...texts, createdAt: NOW });
  await ctx.db.insert(deletedUsers).values({ userId, deletedAt: NOW });

  await purge(ctx, NOW);

  expect(await ctx.db.$count(creations, eq(creations.userId, userId))).toBe(0);
});

it("does all the rest when the store is away", async () => {
  const { id } = await signUpAccount();
  const ctx = await createTestContext();
  const count = () => ctx.db.$count(sessions, eq(sessions.userId, id));
  const file = await storeFile(ctx, { bytes: Buffer.from("x"), contentType: "image/png" });
  await discardFiles(ctx.db, { ids: [file.id], now: NOW });
  const remove = () => Promise.reject(new Error("The store is away."));

  const purging = purge({ ...ctx, storage: { ...ctx.storage, remove } }, daysAgo(-8));

  await expect(purging).rejects.toThrow("The store is away.");
  expect(await count()).toBe(0);
});
