import { inspect } from "node:util";
import { eq, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { describe, expect, it } from "vitest";

import type { Database } from "@/db/client";
import { keepCreation } from "@/db/queries/creations";
import { users } from "@/db/schema/accounts";
import { creations } from "@/db/schema/creations";
import { describeError } from "@/lib/core/describe-error";
import { getDatabase } from "@/lib/providers/database";

const SECRET = "grace.hopper@example.com knows the prompt";

const user = (id: string) => ({
  ...{ id, name: SECRET, email: `${SECRET} ${id}`, createdAt: new Date(), updatedAt: new Date() },
});

async function twice(db: Database) {
  const id = uuidv7();
  await db.insert(users).values(user(id));
  await db.insert(users).values(user(id));
}

const FAULTS: [what: string, fail: (db: Database) => Promise<unknown>, code: string][] = [
  ["an address that is taken", twice, "23505"],
  ["two rows in a transaction", (db) => db.transaction((tx) => twice(tx)), "23505"],
  [
    "a value of the wrong type",
    (db) => db.select().from(creations).where(eq(creations.id, SECRET)),
    "22P02",
  ],
  ["a NUL", (db) => db.insert(users).values({ ...user(uuidv7()), name: `${SECRET}\0` }), "22021"],
  [
    "a table that isn't there",
    (db) => db.execute(sql`select ${SECRET}::text from nowhere`),
    "42P01",
  ],
  [
    "a query of ours",
    (db) =>
      keepCreation(
        { db, user: { id: SECRET }, now: () => new Date(), nextCreationId: () => uuidv7() },
        { tool: SECRET, type: "article", prompt: SECRET, content: `${SECRET}\0` },
      ),
    "22021",
  ],
];

describe.each(FAULTS)("%s", (_what, fail, code) => {
  it("fails with code and statement, and no value in message, stack, properties or causes", async () => {
    const error: unknown = await fail(await getDatabase()).catch((failure: unknown) => failure);

    // By name: the connection of this process may have been opened by another copy of the class.
    expect(error).toMatchObject({
      name: "StatementError",
      code,
      statement: expect.stringMatching(/^(?:insert|select|with)/),
    });
    expect(inspect(error, { depth: Infinity, showHidden: true })).not.toContain("hopper");
    expect(JSON.stringify(describeError(error))).not.toContain("hopper");
  });
});
