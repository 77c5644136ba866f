import "server-only";

import { and, desc, eq, ilike, isNull, or, type SQL, sql } from "drizzle-orm";

import type { Database } from "@/db/client";
import { containing } from "@/db/queries/containing";
import { users } from "@/db/schema/accounts";
import { files } from "@/db/schema/files";
import { usageCounters } from "@/db/schema/usage-counters";

/** A local account as the operator sees it. */
export type ListedPerson = {
  id: string;
  name: string;
  email: string;
  plan: (typeof users.$inferSelect)["plan"];
  /** Of all engines, since `windowStart`. */
  runs: number;
  storedBytes: number;
  createdAt: Date;
};

type PeopleQuery = {
  /** Matches anywhere in the name or email, case-insensitive. */
  search?: string | undefined;
  /** The last one of the page before. */
  after?: { createdAt: Date; id: string } | undefined;
  /** Start of the hour whose runs are counted. */
  windowStart: Date;
  /** What runs are counted under, before a person's ID. */
  counters: readonly string[];
  limit: number;
};

/** Local accounts, newest first. */
export function listPeople(db: Database, query: PeopleQuery): Promise<ListedPerson[]> {
  const { id, name, email, plan, createdAt } = users;
  const subjects = query.counters.map((counter) => sql`${counter}::text || ${users.id}`);
  const runs = sql<number>`coalesce((select sum(${usageCounters.uses}) from ${usageCounters}
    where ${usageCounters.subject} in (${sql.join(subjects, sql`, `)})
    and ${usageCounters.windowStart} = ${query.windowStart.toISOString()}::timestamptz), 0)`;
  const kept = and(eq(files.userId, users.id), isNull(files.discardedAt));
  const storedBytes = sql<number>`(select coalesce(sum(${files.byteSize}), 0) from ${files}
    where ${kept})`;
  return db
    .select({
      id,
      name,
      email,
      plan,
      createdAt,
      runs: runs.mapWith(Number),
      storedBytes: storedBytes.mapWith(Number),
    })
    .from(users)
    .where(and(matching(query.search), behind(query.after)))
    .orderBy(desc(createdAt), desc(id))
    .limit(query.limit);
}

function matching(search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  const pattern = containing(search);
  return or(ilike(users.email, pattern), ilike(users.name, pattern));
}

function behind(after: PeopleQuery["after"]): SQL | undefined {
  if (!after) return undefined;
  return sql`(${users.createdAt}, ${users.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id})`;
}
