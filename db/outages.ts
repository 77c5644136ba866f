import "server-only";

import { AsyncLocalStorage } from "node:async_hooks";

import { singleton } from "@/lib/core/singleton";

/** What the running work has noticed of a database that's away. */
const noticed = singleton("outages", () => new AsyncLocalStorage<{ outage?: unknown }>());

/** Remembers a failure for the work that it happened in. */
export function noteOutage(outage: unknown): void {
  const own = noticed.get().getStore();
  if (own) own.outage ??= outage;
}

/**
 * Runs work of others that takes a database that's away for an answer, such as "nobody is signed in".
 *
 * @throws the database's failure when there was one, whatever `work` made of it, else what `work` throws
 */
export async function failOnOutage<Result>(work: () => Promise<Result>): Promise<Result> {
  const own: { outage?: unknown } = {};
  const [result] = await Promise.allSettled([noticed.get().run(own, work)]);
  if (own.outage) throw own.outage;
  if (result.status === "rejected") throw result.reason;
  return result.value;
}
