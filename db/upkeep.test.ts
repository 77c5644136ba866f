import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { type Connection, connect } from "@/db/client";
import type { Upkeep } from "@/db/upkeep";
import { NO_POSTGRES, startPostgres } from "@/tests/support/postgres-server";

const root = mkdtempSync(join(tmpdir(), "atelier-test-upkeep-"));
const folder = join(root, "postgres");
const SMALL = 32_000_000;
let connection: Connection;
let upkeep: Upkeep;

const run = async (...statements: SQL[]) => {
  for (const statement of statements) await connection.db.execute(statement);
};

function filesIn(part: string): string[] {
  return readdirSync(join(folder, part), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

const bytesIn = (part: string) =>
  filesIn(part).reduce((bytes, file) => bytes + statSync(file).size, 0);

const filesWith = (text: string) =>
  filesIn(".").filter((file) => readFileSync(file).includes(text));

beforeAll(async () => {
  connection = await connect({ url: undefined, dataDir: root, poolSize: 1 });
  if (!connection.upkeep) throw new Error("An embedded database needs upkeep.");
  upkeep = connection.upkeep;
});
afterAll(async () => {
  await connection.close();
  rmSync(root, { recursive: true, force: true });
});

/** A large value, as large on the disk as it is. */
const large = (id: string) => sql`repeat(${id}::text, 300000)`;

describe("an embedded database", () => {
  it("doesn't grow with the times that a row is written", async () => {
    await run(
      sql`create table pictures (id int primary key, picture text)`,
      sql`alter table pictures alter column picture set storage external`,
      sql`insert into pictures values (1, ${large("0")})`,
    );
    const replace = async (times: number) => {
      for (let time = 0; time < times; time += 1) {
        await run(sql`update pictures set picture = ${large(String(time % 10))}`);
        if (time % 10 === 9) await upkeep.vacuum();
      }
    };
    await replace(20);
    const before = bytesIn("base");

    await replace(100);

    // 30 MB were written.
    expect(bytesIn("base") - before).toBeLessThan(4_000_000);
    const [row] = (
      (await connection.db.execute(
        sql`select length(picture) as length from pictures`,
      )) as unknown as {
        rows: { length: number }[];
      }
    ).rows;
    expect(row?.length).toBe(300_000);
  });

  it("keeps nothing in its files of a text that was deleted or replaced", async () => {
    await run(
      sql`create table texts (id int primary key, text text)`,
      sql`alter table texts alter column text set storage external`,
      sql`insert into texts select i, 'left ' || i || repeat('x', 300) from generate_series(1, 20) i`,
      sql`insert into texts values (30, 'DELETED-SHORT'), (31, 'REPLACED-SHORT'),
        (32, 'DELETED-LONG' || repeat('y', 9000)), (33, 'KEPT-LONG' || repeat('z', 9000))`,
      sql`delete from texts where id in (30, 32)`,
      sql`update texts set text = 'new' where id = 31`,
    );
    const gone = ["DELETED-SHORT", "REPLACED-SHORT", "DELETED-LONG"];
    for (const text of gone) expect(filesWith(text)).not.toEqual([]);

    await upkeep.rewrite(SMALL);

    for (const text of gone) expect(filesWith(text)).toEqual([]);
    expect(filesWith("KEPT-LONG")).not.toEqual([]);
  });

  it("rewrites a table again only when rows of it have changed, and never one that is too large", async () => {
    const [table, other] = [sql`texts`, sql`pictures`];
    const fileOf = async (name: SQL) => {
      const answer = await connection.db.execute(
        sql`select pg_relation_filenode(${sql`'${name}'::regclass`})::text as file`,
      );
      return (answer as unknown as { rows: { file: string }[] }).rows[0]?.file;
    };
    await upkeep.rewrite(SMALL);
    const before = [await fileOf(table), await fileOf(other)];
    await upkeep.rewrite(SMALL);
    expect([await fileOf(table), await fileOf(other)]).toEqual(before);

    await run(sql`delete from texts where id = 1`, sql`update pictures set id = 2`);
    await upkeep.rewrite(200_000);

    expect(await fileOf(table)).not.toBe(before[0]);
    expect(await fileOf(other)).toBe(before[1]);
  });

  it("keeps its log short", async () => {
    await run(
      sql`create table logged (text text)`,
      sql`alter table logged alter column text set storage external`,
    );
    for (let time = 0; time < 10; time += 1) {
      await run(sql`insert into logged select repeat('x', 1000000) from generate_series(1, 10)`);
      await upkeep.vacuum();
    }

    expect(bytesIn("pg_wal")).toBeLessThan(90_000_000);
    await run(sql`drop table logged`);
  });

  it("is backed up without what was deleted", async () => {
    await run(
      sql`insert into texts values (60, 'NOT-IN-BACKUPS'), (61, 'KEPT-IN-BACKUPS')`,
      sql`delete from texts where id = 60`,
    );

    const archive = gunzipSync(await buffer((await connection.dump?.()) ?? new ReadableStream()));

    expect(archive.includes("KEPT-IN-BACKUPS")).toBe(true);
    expect(archive.includes("NOT-IN-BACKUPS")).toBe(false);
  });

  it("waits for the transactions of others", async () => {
    const inTransaction = connection.db.transaction(async (tx) => {
      await tx.execute(sql`insert into texts values (50, 'within')`);
      await new Promise((resolve) => setTimeout(resolve, 50));
      await tx.execute(sql`delete from texts where id = 50`);
    });

    await Promise.all([inTransaction, upkeep.vacuum(), upkeep.rewrite(SMALL)]);
  });
});

it.skipIf(NO_POSTGRES)(
  "leaves a server's database to the server",
  async () => {
    const server = await startPostgres();
    const { close, upkeep: none } = await connect({ url: server.url, dataDir: "", poolSize: 1 });

    expect(none).toBeUndefined();
    await close();
    server.remove();
  },
  60_000,
);
