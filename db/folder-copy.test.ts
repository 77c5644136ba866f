import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { type Connection, connect } from "@/db/client";

const BYTES = 100_000_000;
const root = mkdtempSync(join(tmpdir(), "atelier-test-folder-copy-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const open = (dataDir: string) => connect({ url: undefined, dataDir, poolSize: 3 });
const modeOf = (folder: string) => statSync(folder).mode & 0o777;
const copiesIn = (folder: string) => readdirSync(folder).filter((name) => name.includes(".being-"));

const bytesInMemory = () => process.memoryUsage().arrayBuffers;

describe("the embedded database's folder", () => {
  it("is closed to everybody else on the machine, also where an earlier version left it open", async () => {
    const dataDir = join(root, "modes");
    const folder = join(dataDir, "postgres");

    const first = await open(dataDir);
    expect(modeOf(folder)).toBe(0o700);
    await first.close();
    chmodSync(folder, 0o755);

    const second = await open(dataDir);
    expect(modeOf(folder)).toBe(0o700);
    await second.close();
  });

  it("is freed of the copies that a killed server left", async () => {
    const dataDir = join(root, "left");
    mkdirSync(join(dataDir, "postgres.being-backed-up-AbCdEf", "base"), { recursive: true });
    mkdirSync(join(dataDir, "postgres.copy-of-mine"));

    const connection = await open(dataDir);

    expect(copiesIn(dataDir)).toEqual([]);
    expect(readdirSync(dataDir)).toContain("postgres.copy-of-mine");
    await connection.close();
  });
});

describe("a copy of the embedded database", () => {
  const dataDir = join(root, "copied");
  let connection: Connection;

  async function dump(): Promise<ReadableStream> {
    if (!connection.dump) throw new Error("An embedded database can be copied.");
    return await connection.dump();
  }

  beforeAll(async () => {
    connection = await open(dataDir);
    for (const statement of [
      sql`create table large (text text)`,
      // As large on the disk as it is.
      sql`alter table large alter column text set storage external`,
      sql`insert into large select repeat('a', 1000000) from generate_series(1, ${BYTES / 1_000_000}::int)`,
    ])
      await connection.db.execute(statement);
  });
  afterAll(() => connection.close());

  it("is never in memory whole", async () => {
    const before = bytesInMemory();
    let most = 0;
    const look = () => {
      most = Math.max(most, bytesInMemory() - before);
    };
    const looking = setInterval(look, 1);

    for await (const _ of await dump()) look();
    clearInterval(looking);

    expect(most).toBeLessThan(BYTES);
  });

  it("is told apart from a database that doesn't answer", async () => {
    const told = new Set<boolean | undefined>();
    const looking = setInterval(() => told.add(connection.isBeingCopied?.()), 1);

    const reader = (await dump()).getReader();
    clearInterval(looking);

    expect(told).toContain(true);
    expect(connection.isBeingCopied?.()).toBe(false);
    await reader.cancel();
    await expect.poll(() => copiesIn(dataDir), { timeout: 20_000 }).toEqual([]);
  });

  it("waits for its reader without keeping statements waiting, and leaves nothing when they go", async () => {
    const reader = (await dump()).getReader();
    await reader.read();

    await connection.db.execute(sql`insert into large values ('while it is read')`);
    await reader.cancel();

    await expect.poll(() => copiesIn(dataDir), { timeout: 20_000 }).toEqual([]);
  });
});
