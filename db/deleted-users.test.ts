import { asc, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { getDatabase } from "@/lib/providers/database";

/** Tables that name a user and may outlive the account, with the reason. */
const MAY_STAY = new Map([["deleted_users", "says which accounts are gone"]]);

/** A table's column that names a user, and what keeps it from naming one who is gone. */
type UserColumn = { table: string; refuses: boolean; follows: boolean };

async function userColumns(): Promise<UserColumn[]> {
  const db = await getDatabase();
  const column = sql`a.attrelid = c.oid and not a.attisdropped and a.attname like '%user_id%'`;
  return db
    .select({
      table: sql<string>`c.relname`,
      // Before every insert, for each row: 1 is a row's, 2 before, 4 an insert's.
      refuses: sql<boolean>`exists (select 1 from pg_trigger t join pg_proc p on p.oid = t.tgfoid
        where t.tgrelid = c.oid and p.proname = 'refuse_deleted_user' and a.attname = 'user_id'
        and t.tgtype & 7 = 7 and t.tgqual is null and t.tgenabled = 'O')`,
      follows: sql<boolean>`exists (select 1 from pg_constraint f where f.contype = 'f'
        and f.conrelid = c.oid and f.conkey = array[a.attnum] and f.confrelid = 'users'::regclass
        and f.confdeltype = 'c')`,
    })
    .from(sql`pg_class c join pg_attribute a on ${column}`)
    .where(sql`c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`)
    .orderBy(asc(sql`c.relname`));
}

describe("tables with a user's id", () => {
  it("each refuse rows of deleted users, or lose them with the account", async () => {
    const columns = await userColumns();

    const open = columns.filter(({ refuses, follows }) => !refuses && !follows);
    expect(open.map(({ table }) => table)).toEqual([...MAY_STAY.keys()]);
    // As many as there are today, so that a query that finds none doesn't pass.
    expect(columns.filter(({ refuses }) => refuses).length).toBeGreaterThanOrEqual(16);
    expect(columns.filter(({ follows }) => follows).length).toBeGreaterThanOrEqual(3);
  });
});
