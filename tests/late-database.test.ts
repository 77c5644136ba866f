import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { uuidv7 } from "uuidv7";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { connect, type Database } from "@/db/client";
import { sessions, users } from "@/db/schema/accounts";
import { appSecrets } from "@/db/schema/app-secrets";
import { bundleWorker } from "@/scripts/build-workers.mjs";
import { NO_POSTGRES, type PostgresServer, startPostgres } from "@/tests/support/postgres-server";
import { startTestServer, type TestServer } from "@/tests/support/test-server";

const PROGRAM = ".test/server-program.mjs";
const PORT = 4443;
/** Longer than the longest pause between two tries. */
const NEXT_TRY = { timeout: 20_000, interval: 100 };

let folder: string;
let postgres: PostgresServer;
let server: TestServer;

/** Has work done with the database, as an earlier start of the server did. */
async function prepare<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
  const { db, close } = await connect({ url: postgres.url, dataDir: "", poolSize: 1 });
  try {
    return await work(db);
  } finally {
    await close();
  }
}

async function start(): Promise<void> {
  const env = { DATABASE_URL: postgres.url, DATA_DIR: folder, MODELS_FETCH: "off" };
  server = startTestServer(PORT, env, [process.execPath, PROGRAM]);
  await expect.poll(() => statusOf("/api/health"), NEXT_TRY).toBe(503);
}

/** 0 while nothing listens. */
async function statusOf(path: string): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${PORT}${path}`).catch(() => undefined);
  return answer?.status ?? 0;
}

describe.skipIf(NO_POSTGRES)(
  `a server that starts before its database${NO_POSTGRES ? `: ${NO_POSTGRES}` : ""}`,
  () => {
    beforeAll(() => bundleWorker("tests/support/server-program.ts", PROGRAM));
    beforeEach(async () => {
      folder = mkdtempSync(join(tmpdir(), "atelier-late-"));
      postgres = await startPostgres();
    });
    afterEach(async () => {
      await server.end("SIGKILL");
      postgres.remove();
      rmSync(folder, { recursive: true, force: true });
    });

    it("is ready once it's there, cleans up, and can be found by the administrator's commands", async () => {
      const now = new Date();
      await prepare(async (db) => {
        const person = { id: uuidv7(), name: "Ada", email: "ada@example.com" };
        await db.insert(users).values({ ...person, createdAt: now, updatedAt: now });
        const session = { userId: person.id, expiresAt: now, createdAt: now, updatedAt: now };
        await db.insert(sessions).values({ ...session, id: uuidv7(), token: uuidv7() });
      });
      postgres.stop();
      await start();
      expect(await statusOf("/call")).toBe(503);
      expect(existsSync(join(folder, "server.json"))).toBe(false);

      postgres.start();

      await expect.poll(() => statusOf("/api/health"), NEXT_TRY).toBe(200);
      expect(await statusOf("/call")).toBe(200);
      await expect.poll(() => existsSync(join(folder, "server.json")), NEXT_TRY).toBe(true);
      expect(JSON.parse(readFileSync(join(folder, "server.json"), "utf8"))).toMatchObject({
        pid: server.pid,
        port: PORT,
      });
      const left = () => prepare((db) => db.$count(sessions));
      await expect.poll(left, NEXT_TRY).toBe(0);
    }, 90_000);

    it("serves no call before it knows that its storage is the database's", async () => {
      await prepare((db) =>
        db.insert(appSecrets).values({ name: "storage-id", secret: "another" }),
      );
      postgres.stop();
      await start();

      postgres.start();
      const statuses = new Set<number>();
      const isGone = server.exited.then(() => true);
      for (let gone = false; !gone; ) {
        statuses.add(await statusOf("/call"));
        const pause = new Promise<false>((resolve) => setTimeout(() => resolve(false), 20));
        gone = await Promise.race([isGone, pause]);
      }

      expect(await server.exited).toBe(78);
      expect(server.output()).toContain("must share their storage");
      expect([...statuses]).not.toContain(200);
    }, 90_000);
  },
);
