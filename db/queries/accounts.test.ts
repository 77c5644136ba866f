import { eq } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { describe, expect, it } from "vitest";
import {
  deleteAccountData,
  deleteRestOfAccount,
  findUserOfSession,
  setPlanOf,
} from "@/db/queries/accounts";
import { touchDocument } from "@/db/queries/documents";
import { deleteRemovedDocuments } from "@/db/queries/remove-documents";
import { consumeUse, countUses } from "@/db/queries/usage-counters";
import { accounts, sessions, users } from "@/db/schema/accounts";
import { creations } from "@/db/schema/creations";
import { documentChunks, documents } from "@/db/schema/documents";
import { idempotencyKeys } from "@/db/schema/idempotency-keys";
import { likes } from "@/db/schema/likes";
import { signUpAccount } from "@/tests/support/api";
import { seedCreation } from "@/tests/support/seed-creation";
import { createTestContext } from "@/tests/support/test-context";

async function makeCreation(userId: string) {
  const { db, now } = await createTestContext();
  const texts = { tool: "write-article", type: "article", prompt: "Bees", content: "## Bees" };
  return seedCreation(db, { userId, ...texts, createdAt: now() });
}

async function like(creationId: string, userId: string) {
  const { db, now } = await createTestContext();
  await db.insert(likes).values({ creationId, userId, createdAt: now() });
  const rows = await db.select().from(likes).where(eq(likes.creationId, creationId));
  await db.update(creations).set({ likeCount: rows.length }).where(eq(creations.id, creationId));
}

describe("deleteEverythingOf", () => {
  it("deletes everything one user owns and nothing of another user's", async () => {
    const { db, now } = await createTestContext();
    const [gone, stays] = [await signUpAccount(), await signUpAccount()];
    const [own, other] = [await makeCreation(gone.id), await makeCreation(stays.id)];
    await like(own.id, stays.id);
    await like(other.id, gone.id);
    await like(other.id, stays.id);
    const window = { subject: `runs:${gone.id}`, windowStart: new Date(0), max: 5 };
    await consumeUse(db, window);
    await db
      .insert(idempotencyKeys)
      .values({ userId: gone.id, key: uuidv7(), requestHash: "x", createdAt: now() });

    await deleteAccountData(db, gone.id);
    await deleteRestOfAccount(db, gone.id);

    expect(await db.select().from(users).where(eq(users.id, gone.id))).toEqual([]);
    expect(await db.select().from(sessions).where(eq(sessions.userId, gone.id))).toEqual([]);
    expect(await db.select().from(accounts).where(eq(accounts.userId, gone.id))).toEqual([]);
    expect(await db.select().from(creations).where(eq(creations.userId, gone.id))).toEqual([]);
    expect(await db.select().from(likes).where(eq(likes.userId, gone.id))).toEqual([]);
    expect(await db.select().from(likes).where(eq(likes.creationId, own.id))).toEqual([]);
    expect(await countUses(db, window)).toBe(0);
    const keys = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.userId, gone.id));
    expect(keys).toEqual([]);

    const [left] = await db.select().from(creations).where(eq(creations.id, other.id));
    expect(left).toMatchObject({ userId: stays.id, likeCount: 1 });
    expect(await db.select().from(users).where(eq(users.id, stays.id))).toHaveLength(1);
  });

  it("deletes documents along with their passages", async () => {
    const { db, user, now } = await createTestContext();
    const document = {
      id: uuidv7(),
      userId: user.id,
      kind: "pdf" as const,
      title: "A paper",
      createdAt: now(),
      usedAt: now(),
    };
    await db.insert(documents).values(document);
    const chunk = { id: uuidv7(), documentId: document.id, ordinal: 0, place: 1, content: "Bees" };
    await db.insert(documentChunks).values(chunk);

    await deleteAccountData(db, user.id);
    const open = touchDocument(db, { userId: user.id, kind: "pdf", id: document.id }, now());
    await expect(open).rejects.toMatchObject({ code: "not_found" });
    await deleteRemovedDocuments(db, user.id);

    const passages = db.select().from(documentChunks).where(eq(documentChunks.id, chunk.id));
    expect(await passages).toEqual([]);
  });

  it("succeeds when there is nothing to delete", async () => {
    const { db, user } = await createTestContext();
    await expect(deleteAccountData(db, user.id)).resolves.toBeUndefined();
  });
});

describe("setPlanOf", () => {
  it("matches the email in any case, and the session sees the new plan right away [PR-04]", async () => {
    const { db, now } = await createTestContext();
    const person = await signUpAccount();
    const [session] = await db.select().from(sessions).where(eq(sessions.userId, person.id));

    await setPlanOf(db, { email: ` ${person.email.toUpperCase()} `, plan: "premium" });

    const wanted = { userId: person.id, sessionId: session?.id ?? "", now: now() };
    expect(await findUserOfSession(db, wanted)).toMatchObject({ plan: "premium" });
    expect(await findUserOfSession(db, { ...wanted, now: new Date("2100-01-01") })).toBeNull();
  });

  it("throws not_found when no account has the email", async () => {
    const { db } = await createTestContext();
    const change = setPlanOf(db, { email: "nobody@example.com", plan: "premium" });
    await expect(change).rejects.toMatchObject({ code: "not_found" });
  });
});
