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
  },
);
