import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { type Connection, connect } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { NO_POSTGRES, type PostgresServer, startPostgres } from "@/tests/support/postgres-server";

let server: PostgresServer;
let connection: Connection;

describe.skipIf(NO_POSTGRES)(
  `a server's connection${NO_POSTGRES ? `: ${NO_POSTGRES}` : ""}`,
  () => {
    beforeAll(async () => {
      server = await startPostgres();
      connection = await connect({ url: server.url, dataDir: "", poolSize: 1 });
    }, 60_000);
    afterAll(async () => {
      await connection.close();
      server.remove();
    });

    it("parses and plans a statement once, however often it runs", async () => {
      const { db } = connection;
      for (const name of ["Ada", "Bob", "Eve"]) {
        await db.select().from(users).where(eq(users.name, name));
      }

      const prepared = await db.execute<{ runs: number }>(sql`
      select (generic_plans + custom_plans)::int as runs from pg_prepared_statements
      where statement like '%from "users"%'`);

      expect([...(prepared as unknown as Iterable<unknown>)]).toEqual([{ runs: 3 }]);
    });

    it("keeps a transaction to itself, however many statements wait before it", async () => {
      const { db, close } = await connect({ url: server.url, dataDir: "", poolSize: 2 });
      const statement = () => db.execute(sql`select 1`);
      await Promise.all([statement(), statement()]);

      const outcomes: PromiseSettledResult<unknown>[] = [];
      for (let waiting = 190; waiting < 210; waiting += 1) {
        const statements = Array.from({ length: waiting }, () => statement().execute());
        // They are on their way before it is.
        await Promise.resolve();
        const transaction = db.transaction((tx) => tx.execute(sql`select 2`));
        outcomes.push(...(await Promise.allSettled([transaction, ...statements])));
      }

      expect(outcomes.filter(({ status }) => status === "rejected")).toEqual([]);
      const open = sql`select 1 from pg_stat_activity where state like 'idle in transaction%'`;
      expect([...((await db.execute(open)) as unknown as Iterable<unknown>)]).toEqual([]);
      await close();
    });
  },
);
