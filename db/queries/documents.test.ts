import { uuidv7 } from "uuidv7";
import { describe, expect, it } from "vitest";

import { connect, type Database } from "@/db/client";
import { findChat, putChat } from "@/db/queries/document-chats";
import { listChunks, touchDocument } from "@/db/queries/documents";
import { purgeDocuments } from "@/db/queries/remove-documents";
import { insertDocument } from "@/db/queries/store-document";
import { env } from "@/lib/core/env";
import { getDatabase } from "@/lib/providers/database";

const now = () => new Date();

function keep(db: Database, userId: string, title: string) {
  const embedding = Float32Array.from({ length: 384 }, (_, index) => Math.sin(index));
  const chunks = Array.from({ length: 250 }, (_, ordinal) => ({
    ordinal,
    place: ordinal + 1,
    content: `Passage ${ordinal} of ${title}`,
    marks: [] as [number, number][],
    embedding: ordinal === 0 ? embedding : null,
  }));
  return insertDocument(db, { userId, kind: "pdf", title, meta: {} }, chunks, now());
}

describe("documents", () => {
  it("returns passages in order, with bit-exact vectors", async () => {
    const db = await getDatabase();
    const { id } = await keep(db, uuidv7(), "A");

    const chunks = await listChunks(db, id);

    expect(chunks.map((chunk) => chunk.ordinal)).toEqual(Array.from({ length: 250 }, (_, i) => i));
    expect(chunks[0]?.embedding).toEqual(Float32Array.from({ length: 384 }, (_, i) => Math.sin(i)));
    expect(chunks[1]?.embedding).toBeNull();
  });

  it("gives others their turn between the passages that it saves", async () => {
    const db = await getDatabase();
    let [turns, isSaving] = [0, true];
    const count = () => {
      turns += 1;
      if (isSaving) setImmediate(count);
    };
    setImmediate(count);

    await keep(db, uuidv7(), "A");
    isSaving = false;

    expect(turns).toBeGreaterThanOrEqual(250 / 25);
  });

  it("expires by time since last use", async () => {
    const db = await getDatabase();
    const userId = uuidv7();
    const [used, forgotten] = [await keep(db, userId, "A"), await keep(db, userId, "B")];
    const later = new Date(Date.now() + 60_000);
    await touchDocument(db, { userId, kind: "pdf", id: used.id }, later);

    await purgeDocuments(db, { unused: later, unfinished: later });

    const open = (id: string) => touchDocument(db, { userId, kind: "pdf", id }, later);
    expect((await open(used.id)).id).toBe(used.id);
    await expect(open(forgotten.id)).rejects.toMatchObject({ code: "not_found" });
  });

  it("has one current document per user, even when several are saved at once", async () => {
    const db = await getDatabase();
    const userId = uuidv7();

    const kept = await Promise.all(["A", "B", "C"].map((title) => keep(db, userId, title)));

    const current = await touchDocument(db, { userId, kind: "pdf" }, now());
    expect(kept.map((row) => row.id)).toContain(current.id);
    for (const { id } of kept) {
      expect((await touchDocument(db, { userId, kind: "pdf", id }, now())).id).toBe(id);
    }
  });

  it("keeps each user's last twenty", async () => {
    const db = await getDatabase();
    const userId = uuidv7();
    const kept: string[] = [];
    for (let count = 0; count < 22; count += 1) {
      const document = { userId, kind: "pdf" as const, title: `${count}`, meta: {} };
      kept.push((await insertDocument(db, document, [], now())).id);
    }

    const found = await Promise.allSettled(
      kept.map((id) => touchDocument(db, { userId, kind: "pdf", id }, now())),
    );

    expect(found.filter((result) => result.status === "fulfilled")).toHaveLength(20);
    expect(found[0]?.status).toBe("rejected");
  });

  it("is not found for anyone else", async () => {
    const db = await getDatabase();
    const { id } = await keep(db, uuidv7(), "A");

    const asked = touchDocument(db, { userId: uuidv7(), kind: "pdf", id }, now());

    await expect(asked).rejects.toMatchObject({ code: "not_found" });
  });

  // PGlite belongs to one process, so sharing a database takes a Postgres server.
  it.runIf(env().DATABASE_URL?.startsWith("postgres"))(
    "is saved by one server and read by another [C-17]",
    async () => {
      const { DATABASE_URL: url, DATA_DIR: dataDir } = env();
      const userId = uuidv7();
      const { id } = await keep(await getDatabase(), userId, "A");
      const other = await connect({ url, dataDir, poolSize: 1 });

      const row = await touchDocument(other.db, { userId, kind: "pdf" }, now());
      const chunks = await listChunks(other.db, row.id);

      expect(row.id).toBe(id);
      expect(chunks).toHaveLength(250);
      await other.close();
    },
  );

  it("keeps those used last, and those whose conversation is kept", async () => {
    const db = await getDatabase();
    const userId = uuidv7();
    const save = (title: string, usedAt: Date) =>
      insertDocument(db, { userId, kind: "pdf", title, meta: {} }, [], usedAt);
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
    const [chatted, asked, forgotten] = [
      await save("Chatted", hours(0)),
      await save("Asked", hours(1)),
      await save("Forgotten", hours(2)),
    ];
    await putChat(db, { documentId: chatted.id, userId, messages: [{}], now: hours(2) });
    await touchDocument(db, { userId, kind: "pdf", id: asked.id }, hours(3));

    for (let count = 0; count < 19; count += 1) await save(`Later ${count}`, hours(4 + count));

    const open = (id: string) => touchDocument(db, { userId, kind: "pdf", id }, hours(30));
    expect((await open(chatted.id)).id).toBe(chatted.id);
    expect(await findChat(db, { documentId: chatted.id, userId })).toEqual([{}]);
    expect((await open(asked.id)).id).toBe(asked.id);
    await expect(open(forgotten.id)).rejects.toMatchObject({ code: "not_found" });
  });
});
