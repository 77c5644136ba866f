import { setImmediate } from "node:timers/promises";
import { and, eq } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { describe, expect, it } from "vitest";

import type { Database } from "@/db/client";
import { deleteAccountData } from "@/db/queries/accounts";
import { findChat, putChat } from "@/db/queries/document-chats";
import { listChunks, touchDocument } from "@/db/queries/documents";
import { pingDatabase } from "@/db/queries/ping";
import { deleteRemovedDocuments, purgeDocuments } from "@/db/queries/remove-documents";
import { insertDocument, insertDocumentWith } from "@/db/queries/store-document";
import { documentChunks, documents } from "@/db/schema/documents";
import { getDatabase } from "@/lib/providers/database";

const now = () => new Date();
const HOUR_MS = 3_600_000;
/** A book of some 300 pages. */
const MANY = 3_000;

function passages(count: number) {
  return Array.from({ length: count }, (_, ordinal) => ({
    ordinal,
    place: ordinal + 1,
    content: `Passage ${ordinal} of a book`,
    marks: [] as [number, number][],
    embedding: null,
  }));
}

function newDocument(userId: string) {
  return { userId, kind: "pdf" as const, title: "Bees", meta: {} };
}

/** How many statements of somebody else are answered, one after the other, while this goes on. */
async function answeredDuring(db: Database, work: Promise<unknown>): Promise<number> {
  let [count, isOver] = [0, false];
  const over = () => {
    isOver = true;
  };
  work.then(over, over);
  while (!isOver) {
    await setImmediate();
    await pingDatabase(db);
    count += 1;
  }
  return count;
}

/** The user's only document that is being written, once some of its passages are. */
async function beingWritten(db: Database, userId: string): Promise<string> {
  const isWriting = and(eq(documents.userId, userId), eq(documents.state, "writing"));
  const find = async () => {
    const [row] = await db.select().from(documents).where(isWriting);
    const written = row ? await countPassages(db, row.id) : 0;
    return written > 0 ? row?.id : undefined;
  };
  await expect.poll(find, { interval: 1 }).toBeDefined();
  return (await find()) ?? "";
}

function countPassages(db: Database, id: string): Promise<number> {
  return db.$count(documentChunks, eq(documentChunks.documentId, id));
}

describe("insertDocument", () => {
  it("lets statements of others come between the passages of a book", async () => {
    const db = await getDatabase();

    const saving = insertDocument(db, newDocument(uuidv7()), passages(MANY), now());

    expect(await answeredDuring(db, saving)).toBeGreaterThan(MANY / 100);
    expect(await countPassages(db, (await saving).id)).toBe(MANY);
  });

  it("lets nobody find half a document", async () => {
    const db = await getDatabase();
    const userId = uuidv7();
    const before = await insertDocument(db, newDocument(userId), passages(1), now());

    const saving = insertDocument(db, newDocument(userId), passages(MANY), now());
    const id = await beingWritten(db, userId);
    const half = touchDocument(db, { userId, kind: "pdf", id }, now());
    const chat = { documentId: id, userId, messages: [{}], now: now() };

    await expect(half).rejects.toMatchObject({ code: "not_found" });
    expect(await putChat(db, chat)).toBe(false);
    expect((await touchDocument(db, { userId, kind: "pdf" }, now())).id).toBe(before.id);
    expect((await saving).id).toBe(id);
    expect((await touchDocument(db, { userId, kind: "pdf" }, now())).id).toBe(id);
  });

  it("leaves nothing when a passage can't be saved", async () => {
    const db = await getDatabase();
    const userId = uuidv7();
    const before = await insertDocument(db, newDocument(userId), passages(1), now());
    const twice = [...passages(60), ...passages(1)];

    await expect(insertDocument(db, newDocument(userId), twice, now())).rejects.toThrow();

    const left = await db.select().from(documents).where(eq(documents.userId, userId));
    expect(left).toMatchObject([{ id: before.id, state: "kept", current: true }]);
  });

  it("leaves nothing when what belongs to it can't be saved", async () => {
    const db = await getDatabase();
    const userId = uuidv7();

    const saving = insertDocumentWith(db, newDocument(userId), passages(60), now(), async () => {
      throw new Error("no creation");
    });

    await expect(saving).rejects.toThrow("no creation");
    expect(await db.$count(documents, eq(documents.userId, userId))).toBe(0);
  });

  it("saves nothing for an account that is deleted while passages are written", async () => {
    const db = await getDatabase();
    const userId = uuidv7();
    const saving = insertDocument(db, newDocument(userId), passages(MANY), now());
    saving.catch(() => {}); // Expected below.
    const id = await beingWritten(db, userId);

    await deleteAccountData(db, userId);
    await deleteRemovedDocuments(db, userId);

    await expect(saving).rejects.toMatchObject({ code: "unauthenticated" });
    expect(await db.$count(documents, eq(documents.userId, userId))).toBe(0);
    expect(await countPassages(db, id)).toBe(0);
  });

  it("makes nothing appear for an account that is deleted once all passages are written", async () => {
    const db = await getDatabase();
    const userId = uuidv7();
    const saving = insertDocument(db, newDocument(userId), passages(MANY), now());
    saving.catch(() => {}); // Expected below.
    await beingWritten(db, userId);

    // Its documents are removed, but not deleted yet.
    await deleteAccountData(db, userId);

    await expect(saving).rejects.toMatchObject({ code: "unauthenticated" });
    expect(await db.$count(documents, eq(documents.userId, userId))).toBe(0);
  });

  it("deletes the documents that are too many, and no half-written one for them", async () => {
    const db = await getDatabase();
    const userId = uuidv7();
    const first = await insertDocument(db, newDocument(userId), passages(60), now());
    const half = { ...newDocument(userId), id: uuidv7(), state: "writing" as const };
    const dates = { createdAt: new Date(0), usedAt: new Date(0) };
    await db.insert(documents).values({ ...half, current: false, ...dates });

    for (let count = 0; count < 20; count += 1)
      await insertDocument(db, newDocument(userId), [], now());

    expect(await db.$count(documents, eq(documents.userId, userId))).toBe(21);
    expect(await countPassages(db, first.id)).toBe(0);
    expect(await db.$count(documents, eq(documents.id, half.id))).toBe(1);
  });
});

describe("listChunks", () => {
  it("reads all of a book in order, and lets statements of others come between", async () => {
    const db = await getDatabase();
    const { id } = await insertDocument(db, newDocument(uuidv7()), passages(MANY), now());

    const reading = listChunks(db, id);

    expect(await answeredDuring(db, reading)).toBeGreaterThan(MANY / 1_000);
    expect(await reading).toEqual(passages(MANY));
  });

  it("reads no passage twice where their number is that of a part", async () => {
    const db = await getDatabase();
    const { id } = await insertDocument(db, newDocument(uuidv7()), passages(1_000), now());

    expect(await listChunks(db, id)).toEqual(passages(1_000));
  });
});

describe("purgeDocuments", () => {
  it("deletes what a process left half-written or half-deleted, and nothing that is being written", async () => {
    const db = await getDatabase();
    const userId = uuidv7();
    const leave = async (state: "writing" | "removed", ageMs: number) => {
      const id = uuidv7();
      const at = new Date(Date.now() - ageMs);
      const document = { ...newDocument(userId), id, state, current: false };
      await db.insert(documents).values({ ...document, createdAt: at, usedAt: at });
      const rows = passages(30).map((chunk) => ({ id: uuidv7(), documentId: id, ...chunk }));
      await db.insert(documentChunks).values(rows);
      return id;
    };
    const [dead, removed, writing] = [
      await leave("writing", 25 * HOUR_MS),
      await leave("removed", 0),
      await leave("writing", HOUR_MS),
    ];

    const unfinished = new Date(Date.now() - 24 * HOUR_MS);
    await purgeDocuments(db, { unused: new Date(0), unfinished });

    const left = await db.select().from(documents).where(eq(documents.userId, userId));
    expect(left.map(({ id }) => id)).toEqual([writing]);
    expect(await countPassages(db, dead)).toBe(0);
    expect(await countPassages(db, removed)).toBe(0);
    expect(await listChunks(db, writing)).toHaveLength(30);
  });
});

describe("deleteRemovedDocuments", () => {
  it("lets statements of others come between the passages of an account's documents", async () => {
    const db = await getDatabase();
    const [userId, other] = [uuidv7(), uuidv7()];
    const { id } = await insertDocument(db, newDocument(userId), passages(MANY), now());
    const stays = await insertDocument(db, newDocument(other), passages(3), now());
    await putChat(db, { documentId: id, userId, messages: [{}], now: now() });

    await deleteAccountData(db, userId);
    expect(await findChat(db, { documentId: id, userId })).toBeNull();
    const answered = await answeredDuring(db, deleteRemovedDocuments(db, userId));

    expect(answered).toBeGreaterThan(MANY / 1_000);
    expect(await countPassages(db, id)).toBe(0);
    expect(await db.$count(documents, eq(documents.userId, userId))).toBe(0);
    expect(await countPassages(db, stays.id)).toBe(3);
  });
});
