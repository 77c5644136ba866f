import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "drizzle-orm";
import postgres from "postgres";
import { afterAll, describe, expect, it } from "vitest";

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
const root = mkdtempSync(join(tmpdir(), "atelier-test-backup-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const script = (name: string, folder: string, env: Record<string, string>) =>
  run(process.execPath, [`scripts/${name}.mjs`, folder], {
    env: { ...process.env, DATABASE_URL: "", BLOB_READ_WRITE_TOKEN: "", ...env },
  });

const open = (dataDir: string, url?: string) => connect({ url, dataDir, poolSize: 3 });

/** Saves images one after the other until it's told to stop, as people do while a backup runs. */
function keepSaving({ db }: Connection, dataDir: string) {
  let going = true;
  const saved: string[] = [];
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
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  })();
  const stop = async () => {
    going = false;
    await work;
  };
  return { saved, stop };
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
  await expect.poll(() => saving.saved.length).toBeGreaterThan(5);
  const before = [...saving.saved];
  await script("backup", backup, { DATA_DIR: dataDir, ...env });
  await saving.stop();
  expect(saving.saved.length).toBeGreaterThan(before.length);
  return before;
}

describe("npm run backup, then npm run restore", () => {
  it("brings back an embedded database and its files, saved while the server ran", async () => {
    const [dataDir, restored, backup] = ["a", "b", "backup-a"].map((name) => join(root, name));
    const source = await open(dataDir ?? "");
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
    writeFileSync(join(dataDir ?? "", "server.json"), JSON.stringify({ port, adminToken: TOKEN }));

    const places = { dataDir: dataDir ?? "", backup: backup ?? "", env: {} };
    const before = await backUpWhileSaving(source, places);
    await expect(script("restore", backup ?? "", { DATA_DIR: dataDir ?? "" })).rejects.toThrow(
      /A server is running/,
    );
    held.set(usual);
    setAdminToken(undefined);
    server.close();
    await source.close();
    await script("restore", backup ?? "", { DATA_DIR: restored ?? "" });

    const target = await open(restored ?? "");
    await expectRestored(target, restored ?? "", before);
    await target.close();
    await expect(script("backup", backup ?? "", { DATA_DIR: dataDir ?? "" })).rejects.toThrow(
      /exists already/,
    );
  });

  it.skipIf(NO_POSTGRES)(
    `brings back a Postgres server and its files${NO_POSTGRES ? `: ${NO_POSTGRES}` : ""}`,
    async () => {
      const [dataDir, restored, backup] = ["c", "d", "backup-c"].map((name) => join(root, name));
      const server = await startPostgres();
      const source = await open("", server.url);
      const places = { dataDir: dataDir ?? "", backup: backup ?? "" };
      const before = await backUpWhileSaving(source, {
        ...places,
        env: { DATABASE_URL: server.url },
      });
      await source.close();
      const admin = postgres(server.url, { max: 1, fetch_types: false, onnotice: () => {} });
      await admin`create database restored`;
      await admin.end();
      const url = server.url.replace(/\/postgres$/, "/restored");

      await script("restore", backup ?? "", { DATA_DIR: restored ?? "", DATABASE_URL: url });

      const target = await open("", url);
      await expectRestored(target, restored ?? "", before);
      // A second time, over what is there.
      await target.db.execute(sql`delete from creations`);
      await script("restore", backup ?? "", { DATA_DIR: restored ?? "", DATABASE_URL: url });
      await expectRestored(target, restored ?? "", before);
      await target.close();
      server.remove();
      expect(existsSync(`${backup}.part`)).toBe(false);
    },
  );
});
