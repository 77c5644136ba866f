import { uuidv7 } from "uuidv7";
import { describe, expect, it } from "vitest";

import { connect, type Database } from "@/db/client";
import { insertDocument, listChunks, purgeDocuments, touchDocument } from "@/db/queries/documents";
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
  it("gives passages back in their order, with their vectors to the bit", async () => {
    const db = await getDatabase();
    const { id } = await keep(db, uuidv7(), "A");

    const chunks = await listChunks(db, id);

    expect(chunks.map((chunk) => chunk.ordinal)).toEqual(Array.from({ length: 250 }, (_, i) => i));
    expect(chunks[0]?.embedding).toEqual(Float32Array.from({ length: 384 }, (_, i) => Math.sin(i)));
    expect(chunks[1]?.embedding).toBeNull();
  });

  it("counts its time from the last use", async () => {
    const db = await getDatabase();
    const userId = uuidv7();
    const [used, forgotten] = [await keep(db, userId, "A"), await keep(db, userId, "B")];
    const later = new Date(Date.now() + 60_000);
    await touchDocument(db, { userId, kind: "pdf", id: used.id }, later);

    await purgeDocuments(db, later);

    const open = (id: string) => touchDocument(db, { userId, kind: "pdf", id }, later);
    expect((await open(used.id)).id).toBe(used.id);
    await expect(open(forgotten.id)).rejects.toMatchObject({ code: "not_found" });
  });

  it("has one current document of a person, also when two are kept at once", async () => {
    const db = await getDatabase();
    const userId = uuidv7();

    const kept = await Promise.all(["A", "B", "C"].map((title) => keep(db, userId, title)));

    const current = await touchDocument(db, { userId, kind: "pdf" }, now());
    expect(kept.map((row) => row.id)).toContain(current.id);
    for (const { id } of kept) {
      expect((await touchDocument(db, { userId, kind: "pdf", id }, now())).id).toBe(id);
    }
  });

  it("keeps the last twenty of a person", async () => {
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

  it("is not found for anybody else", async () => {
    const db = await getDatabase();
    const { id } = await keep(db, uuidv7(), "A");

    const asked = touchDocument(db, { userId: uuidv7(), kind: "pdf", id }, now());

    await expect(asked).rejects.toMatchObject({ code: "not_found" });
  });

  // Postgres in process belongs to one process; two servers share one over the network.
  it.runIf(env().DATABASE_URL?.startsWith("postgres"))(
    "is kept by one server and asked by another [C-17]",
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
});
