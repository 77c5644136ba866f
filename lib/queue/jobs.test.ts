import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { type Connection, connect } from "@/db/client";
import { openQueue } from "@/lib/queue/jobs";
import { NO_POSTGRES, type PostgresServer, startPostgres } from "@/tests/support/postgres-server";

const MACHINES = 6;
const ROUNDS = 5;

let server: PostgresServer;

describe.skipIf(NO_POSTGRES)(`the queue${NO_POSTGRES ? `: ${NO_POSTGRES}` : ""}`, () => {
  beforeAll(async () => {
    server = await startPostgres();
  }, 60_000);
  afterAll(() => server.remove());

  it("is made once by machines that start together", async () => {
    const machine = () => connect({ url: server.url, dataDir: "", poolSize: 2 });
    for (let round = 0; round < ROUNDS; round += 1) {
      const machines = await Promise.all(Array.from({ length: MACHINES }, machine));

      const queues = await Promise.all(machines.map(({ db }) => openQueue(db)));

      const names = (await queues[0]?.getQueues())?.map(({ name }) => name).toSorted();
      expect(names).toEqual(["remote", "text", "vision"]);
      await drop(machines);
    }
  }, 60_000);
});

async function drop(machines: readonly Connection[]): Promise<void> {
  await machines[0]?.db.execute(sql`drop schema pgboss cascade`);
  for (const { close } of machines) await close();
}
