import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { type Connection, connect } from "@/db/client";
import { deleteAccountData } from "@/db/queries/accounts";
import { keepCreation } from "@/db/queries/creations";
import { insertReport } from "@/db/queries/gallery";
import { toggleLike } from "@/db/queries/likes";
import { insertDocument } from "@/db/queries/store-document";
import { creations, documentChunks, documents, files } from "@/db/schema";
import { deleteAccount } from "@/lib/account/delete-account";
import { removeFilesOfRun } from "@/lib/files/remove-files";
import { storeFile } from "@/lib/files/store-file";
import type { RunContext } from "@/lib/providers/context";
import { createDiskStorage } from "@/lib/providers/storage/disk";
import { trackRunningCall } from "@/lib/usage/running-calls";
import { NO_POSTGRES, type PostgresServer, startPostgres } from "@/tests/support/postgres-server";
import { createTestContext } from "@/tests/support/test-context";

const PEOPLE = 20;
const RUNS_EACH = 3;
const TEXTS = { tool: "generate-images", type: "image", prompt: "Bees", content: "## Bees" };

describe.skipIf(NO_POSTGRES)(
  `deleting an account while it saves${NO_POSTGRES ? `: ${NO_POSTGRES}` : ""}`,
  () => {
    const folder = mkdtempSync(join(tmpdir(), "atelier-test-race-"));
    let server: PostgresServer;
    /** Two servers, each with a pool of its own, over one database and one volume. */
    let pools: Connection[];

    beforeAll(async () => {
      server = await startPostgres();
      const open = () => connect({ url: server.url, dataDir: "", poolSize: 6 });
      pools = [await open(), await open()];
    });
    afterAll(async () => {
      for (const pool of pools) await pool.close();
      server.remove();
      rmSync(folder, { recursive: true, force: true });
    });

    const contextOn = (pool: number, id: string) =>
      createTestContext({
        db: pools[pool]?.db as Connection["db"], // Safe: there are two.
        storage: createDiskStorage(folder),
        user: { id },
      });

    it("leaves neither row nor file, whichever comes first", async () => {
      const outcomes = { saved: 0, refused: 0 };
      await Promise.all(
        Array.from({ length: PEOPLE }, async (_, index) => {
          const id = `race_${uuidv7()}`;
          const [saving, deleting] = await Promise.all([contextOn(0, id), contextOn(1, id)]);
          // A third before anything is saved, a third in the midst of it, a third once something is.
          if (index % 3 === 0) await deleteAccount(deleting, id);
          const runs = Array.from({ length: RUNS_EACH }, async () => {
            outcomes[await saveRun({ ...saving, storedFileIds: [] })] += 1;
          });
          if (index % 3 === 1) await Promise.race(runs);
          await deleteAccount(deleting, id);
          await Promise.all(runs);
        }),
      );

      expect(outcomes.saved).toBeGreaterThan(0);
      expect(outcomes.refused).toBeGreaterThan(0);
      const { db } = pools[0] as Connection; // Safe: see above.
      for (const table of [creations, documents, documentChunks, files]) {
        expect(await db.$count(table)).toBe(0);
      }
      expect(storedFiles(folder)).toEqual([]);
    });

    it("never waits for a document that waits for it", async () => {
      const id = `race_${uuidv7()}`;
      const [saving, deleting] = await Promise.all([contextOn(0, id), contextOn(1, id)]);
      const save = () => insertDocument(saving.db, documentOf(id), [], saving.now());
      await save();
      let second: Promise<unknown> | undefined;

      await deleting.db.transaction(async (tx) => {
        await tx.execute(
          sql`select pg_advisory_xact_lock(hashtextextended(${`account ${id}`}, 0))`,
        );
        second = save();
        const waiting = sql`select 1 from pg_locks where locktype = 'advisory' and not granted`;
        const waiters = async () =>
          Array.from((await deleting.db.execute(waiting)) as Iterable<unknown>);
        await expect.poll(waiters).toHaveLength(1);
        await tx.delete(documents).where(eq(documents.userId, id));
      });

      await expect(second).resolves.toMatchObject({ userId: id });
    });

    it("ends what other servers do for it", async () => {
      const { db } = pools[0] as Connection; // Safe: see above.
      const gone = `gone_${uuidv7()}`;
      const calls = [gone, `kept_${uuidv7()}`].map((userId) => trackRunningCall(db, userId));
      const aborted = () => calls.map(({ signal }) => signal.aborted);

      // `deleteAccount` would end those of its own process.
      await deleteAccountData((pools[1] as Connection).db, gone);

      expect(aborted()).toEqual([false, false]);
      await expect.poll(aborted, { timeout: 10_000 }).toEqual([true, false]);
      for (const { untrack } of calls) untrack();
    });

    it("has a like and a report of what goes at that moment find nothing", async () => {
      const { db } = pools[0] as Connection; // Safe: see above.
      const author = await contextOn(1, `author_${uuidv7()}`);
      const { id: creationId } = await keepCreation(author, { ...TEXTS, published: true });
      const who = { creationId, userId: `fan_${uuidv7()}`, now: new Date() };
      let added: PromiseSettledResult<unknown>[] = [];

      const adding = author.db.transaction(async (tx) => {
        await tx.delete(creations).where(eq(creations.id, creationId));
        const both = Promise.allSettled([
          toggleLike(db, who),
          insertReport(db, { ...who, reason: "other", note: "" }),
        ]);
        const waiting = sql`select 1 from pg_locks where not granted`;
        const waiters = async () => Array.from((await tx.execute(waiting)) as Iterable<unknown>);
        await expect.poll(waiters).toHaveLength(2);
        return { both };
      });
      added = await (await adding).both;

      const notFound = { status: "rejected", reason: { code: "not_found" } };
      expect(added).toMatchObject([notFound, notFound]);
    });

    it("succeeds for two at once who like each other's images", async () => {
      for (let round = 0; round < 3; round += 1) {
        const [one, other] = await Promise.all(
          [0, 1].map((pool) => contextOn(pool, `liker_${uuidv7()}`)),
        );
        if (!one || !other) throw new Error("There are two.");
        await likeAllOf(one, other);
        await likeAllOf(other, one);

        await Promise.all([one, other].map((ctx) => deleteAccount(ctx, ctx.user.id)));

        for (const { db, user } of [one, other])
          expect(await db.$count(creations, eq(creations.userId, user.id))).toBe(0);
      }
    });

    it("lets other people's things be", async () => {
      const kept = await contextOn(0, `kept_${uuidv7()}`);
      await saveRun(kept);
      const gone = await contextOn(1, `gone_${uuidv7()}`);

      await Promise.all([saveRun(gone), deleteAccount(gone, gone.user.id)]);

      expect(await kept.db.$count(creations, eq(creations.userId, kept.user.id))).toBe(1);
      expect(storedFiles(folder)).toHaveLength(1);
    });
  },
);

/** What a tool does at its end: a file, a document and a creation; the run is cleaned up when it fails. */
async function saveRun(ctx: RunContext): Promise<"saved" | "refused"> {
  const { db, user, now } = ctx;
  try {
    const { id } = await storeFile(ctx, { bytes: Buffer.from("bees"), contentType: "image/png" });
    await insertDocument(db, documentOf(user.id), [], now());
    await keepCreation(ctx, { ...TEXTS, published: true, fileIds: [id] });
    return "saved";
  } catch (error) {
    expect(error).toMatchObject({ code: "unauthenticated" });
    await removeFilesOfRun(ctx, ctx.storedFileIds, now());
    return "refused";
  }
}

/** Has `fan` like 200 new images of `author`. */
async function likeAllOf(author: RunContext, fan: RunContext): Promise<void> {
  await author.db.execute(sql`
    with made as (
      insert into creations
        (id, user_id, tool, type, prompt, content, published, published_at, like_count, created_at, updated_at)
      select gen_random_uuid(), ${author.user.id}, 'generate-images', 'image', 'Bees', '', true, now(), 1, now(), now()
      from generate_series(1, 200) returning id)
    insert into likes (creation_id, user_id, created_at) select id, ${fan.user.id}, now() from made`);
}

function documentOf(userId: string) {
  return { userId, kind: "pdf" as const, title: "Bees", meta: {} };
}

function storedFiles(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}
