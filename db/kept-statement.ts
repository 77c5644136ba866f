import "server-only";

import type { Database } from "@/db/client";

const kept = new WeakMap<Database, Map<string, unknown>>();

/**
 * A prepared statement with placeholders, built once per connection: building one takes Drizzle longer than running it
 * takes Postgres.
 *
 * @param name stands for this statement in this shape and no other
 */
export function keptStatement<Statement>(
  db: Database,
  name: string,
  build: (name: string) => Statement,
): Statement {
  const statements = kept.get(db) ?? new Map<string, unknown>();
  kept.set(db, statements);
  const known = statements.get(name) as Statement | undefined; // Safe: a name stands for one statement.
  if (known) return known;
  const statement = build(name);
  statements.set(name, statement);
  return statement;
}
