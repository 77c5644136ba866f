import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { EventEmitter, once } from "node:events";
import { existsSync, mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "drizzle-orm";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { GET as dumpRoute } from "@/app/api/admin/backup/route";
import { type Connection, connect } from "@/db/client";
import { keepCreation } from "@/db/queries/creations";
import { creations } from "@/db/schema/creations";
import { files } from "@/db/schema/files";
import { setAdminToken } from "@/lib/core/admin-token";
import { singleton } from "@/lib/core/singleton";
import { claimStorage } from "@/lib/files/claim-storage";
import { fileKey } from "@/lib/files/storage-keys";
import { storeFile } from "@/lib/files/store-file";
import { createDiskStorage } from "@/lib/providers/storage/disk";
import { apiRequest } from "@/tests/support/api";
import { NO_POSTGRES, startPostgres } from "@/tests/support/postgres-server";
import { createTestContext } from "@/tests/support/test-context";

const run = promisify(execFile);
const TOKEN = "admin-token";
const FEW = 5;
const LATER = sql`create function later() returns int language sql as 'select 1'`;
const root = mkdtempSync(join(tmpdir(), "atelier-test-backup-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const script = (name: string, folder: string, env: Record<string, string>) =>
  run(process.execPath, [`scripts/${name}.mjs`, folder], {
    env: { ...process.env, DATABASE_URL: "", BLOB_READ_WRITE_TOKEN: "", ...env },
  });

const open = (dataDir: string, url?: string) => connect({ url, dataDir, poolSize: 3 });

/** Saves images one after the other until it's told to stop, as people do while a backup runs; `begun` once there are a few. */
function keepSaving({ db }: Connection, dataDir: string) {
  let going = true;
  const saved: string[] = [];
  const news = new EventEmitter();
  const begun = once(news, "a few");
  const work = (async () => {
    const ctx = await createTestContext({ db, storage: createDiskStorage(dataDir) });
    await claimStorage(ctx, false);
    while (going) {
      const { id, url } = await storeFile(
        { ...ctx, storedFileIds: [] },
        { bytes: Buffer.from(`image ${saved.length}`), contentType: "image/png" },
      );
      const texts = { tool: "generate-images", type: "image", prompt: "Bees", content: url };
      await keepCreation(ctx, { ...texts, fileIds: [id] });
      saved.push(id);
      if (saved.length > FEW) news.emit("a few");
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  })();
  work.catch((error) => news.emit("error", error));
  const stop = async () => {
    going = false;
    await work;
  };
  return { saved, begun, stop };
}

/** Everything that was there before the backup is there again, and every row has its file. */
async function expectRestored(connection: Connection, dataDir: string, before: readonly string[]) {
  const { db } = connection;
  const storage = createDiskStorage(dataDir);
  await claimStorage({ db, storage }, false);
  const rows = await db.select().from(files);
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining([...before]));
  expect(await db.$count(creations)).toBeGreaterThanOrEqual(before.length);
  for (const { id, sha256, creationId } of rows) {
    const object = await storage.open(fileKey(id));
    if (!object && !creationId) continue; // Its run had not stored it yet.
    const bytes = Buffer.from(await new Response(object?.body).arrayBuffer());
    expect(createHash("sha256").update(bytes).digest("hex")).toBe(sha256);
  }
}

async function backUpWhileSaving(
  connection: Connection,
  { dataDir, backup, env }: { dataDir: string; backup: string; env: Record<string, string> },
): Promise<string[]> {
  const saving = keepSaving(connection, dataDir);
  await saving.begun;
  const before = [...saving.saved];
  await script("backup", backup, { DATA_DIR: dataDir, ...env });
  await saving.stop();
  expect(saving.saved.length).toBeGreaterThan(before.length);
  return before;
}

describe("npm run backup, then npm run restore", () => {
  describe("with the embedded database", () => {
    const [dataDir, restored, backup] = ["a", "b", "backup-a"].map((name) => join(root, name)) as [
      string,
      string,
      string,
    ];
    const restore = (folder: string) => script("restore", backup, { DATA_DIR: folder });
    let before: string[];

    beforeAll(async () => {
      const source = await open(dataDir);
      const held = singleton<Promise<Connection>>("database", () =>
        Promise.reject(new Error("none")),
      );
      const usual = held.set(Promise.resolve(source));
      const server = createServer((request, response) => {
        const token = request.headers.authorization?.replace("Bearer ", "") ?? "";
        void dumpRoute(apiRequest(request.url ?? "/", { token })).then(async (answer) => {
          response.writeHead(answer.status);
          response.end(Buffer.from(await answer.arrayBuffer()));
        });
      });
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      setAdminToken(TOKEN);
      // Safe: a listening TCP server has an address and a port.
      const { port } = server.address() as AddressInfo;
      writeFileSync(join(dataDir, "server.json"), JSON.stringify({ port, adminToken: TOKEN }));

      before = await backUpWhileSaving(source, { dataDir, backup, env: {} });
      await expect(restore(dataDir)).rejects.toThrow(/A server is running/);

      held.set(usual);
      setAdminToken(undefined);
      server.close();
      await source.close();
    });

    it("brings it and its files back, saved while the server ran", async () => {
      await restore(restored);

      const target = await open(restored);
      await expectRestored(target, restored, before);
      await target.close();
    });

    it("overwrites no backup", async () => {
      await expect(script("backup", backup, { DATA_DIR: dataDir })).rejects.toThrow(
        /exists already/,
      );
    });

    it("leaves everything as it is when the backup was cut off", async () => {
      const archive = join(backup, "database.tar.gz");
      truncateSync(archive, Math.round(0.9 * statSync(archive).size));

      await expect(restore(restored)).rejects.toThrow(
        /Couldn't restore the database, which is as it was/,
      );

      const target = await open(restored);
      await expectRestored(target, restored, before);
      await target.close();
    });
  });

  describe.skipIf(NO_POSTGRES)(
    `with a Postgres server${NO_POSTGRES ? `: ${NO_POSTGRES}` : ""}`,
    () => {
      const [dataDir = "", restored = "", backup = ""] = ["c", "d", "backup-c"].map((name) =>
        join(root, name),
      );
      let server: Awaited<ReturnType<typeof startPostgres>>;
      let target: Connection;
      let url: string;
      let before: string[];
      const restore = () => script("restore", backup, { DATA_DIR: restored, DATABASE_URL: url });

      beforeAll(async () => {
        server = await startPostgres();
        const source = await open("", server.url);
        const env = { DATABASE_URL: server.url };
        before = await backUpWhileSaving(source, { dataDir, backup, env });
        await source.close();
        const admin = postgres(server.url, { max: 1, fetch_types: false, onnotice: () => {} });
        await admin`create database restored`;
        await admin.end();
        url = server.url.replace(/\/postgres$/, "/restored");
      });
      afterAll(async () => {
        await target.close();
        server.remove();
      });

      it("brings it and its files back in an empty one", async () => {
        await restore();

        target = await open("", url);
        await expectRestored(target, restored, before);
        expect(existsSync(`${backup}.part`)).toBe(false);
      });

      it("replaces what is there, and what an update has added to it", async () => {
        for (const change of [
          sql`delete from creations`,
          sql`create table later (id uuid primary key references creations (id))`,
          sql`create table drizzle.later (id int)`,
          LATER,
        ])
          await target.db.execute(change);

        await restore();

        await expectRestored(target, restored, before);
        await expect(target.db.execute(sql`select later()`)).rejects.toThrow();
        await expect(target.db.execute(sql`select * from later`)).rejects.toThrow();
      });

      it("leaves everything as it is when the backup was cut off", async () => {
        await target.db.execute(LATER);
        const dump = join(backup, "database.dump");
        truncateSync(dump, Math.round(0.9 * statSync(dump).size));

        await expect(restore()).rejects.toThrow(
          /Couldn't restore the database, which is as it was/,
        );

        await target.db.execute(sql`select later()`);
        await expectRestored(target, restored, before);
      });
    },
  );
});
