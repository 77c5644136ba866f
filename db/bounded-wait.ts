import "server-only";

import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

import { isOutage } from "@/db/failure-kinds";
import { noteOutage } from "@/db/outages";
import { singleton } from "@/lib/core/singleton";

type Database = PgDatabase<PgQueryResultHKT, Record<string, unknown>>;

/** A statement or transaction that the database left waiting. */
class WaitError extends Error {
  readonly code = "WAIT_TIMEOUT";

  constructor(maxWaitMs: number) {
    super(`The database gave no answer for ${maxWaitMs} ms.`);
  }
}

/**
 * Limits of the statements of bounded connections, by their prepared query. One for the whole process: whoever waits for
 * a statement may have another copy of this module than whoever prepared it, and would wait without end.
 */
const limits = singleton("statement-limits", () => new WeakMap<object, number>());

/** How long a statement may be waited for; undefined when it has no limit. */
export function maxWaitOf(query: object): number | undefined {
  return limits.get().get(query);
}

/**
 * Waits for a statement for a limited time, be it for a free connection, a lock, or a server that's gone. The driver has
 * no limit of its own. A statement that got through may still be run.
 *
 * @throws WaitError when the time is up, and what `work` throws
 */
export function waitAtMost<Result>(
  maxWaitMs: number | undefined,
  work: Promise<Result>,
): Promise<Result> {
  if (maxWaitMs === undefined) return work;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new WaitError(maxWaitMs)), maxWaitMs);
    const stop = <Outcome>(settle: (outcome: Outcome) => void) => {
      return (outcome: Outcome) => {
        clearTimeout(timer);
        settle(outcome);
      };
    };
    // Every statement comes through here: `race` and `finally` would make six more promises.
    work.then(stop(resolve), stop(reject));
  });
}

/** Limits how long the statements and transactions of a connection are waited for. */
export function boundWaits(db: Database, maxWaitMs: number): void {
  boundStatements(db, maxWaitMs);
  boundTransactions(db, maxWaitMs);
}

/** All statements of a database or transaction are prepared by its session. */
function boundStatements(db: object, maxWaitMs: number): void {
  // Safe: internal to Drizzle; the tests of an outage fail without it.
  const { session } = db as { session: { prepareQuery: (...parts: unknown[]) => object } };
  const prepareQuery = session.prepareQuery.bind(session);
  session.prepareQuery = (...parts) => {
    const query = prepareQuery(...parts);
    limits.get().set(query, maxWaitMs);
    return query;
  };
}

/**
 * Makes transactions wait for a connection no longer than statements do, and fail with the statement that failed: the
 * driver would first wait for the rollback, which may be as stuck.
 */
function boundTransactions(db: Database, maxWaitMs: number): void {
  const transaction = db.transaction.bind(db);
  db.transaction = (work, config) => {
    let begin = () => {};
    let fail = (_error: unknown) => {};
    let expired = false;
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const failed = new Promise<never>((_, reject) => {
      fail = reject;
    });
    failed.catch(() => {});
    const whole = transaction(async (tx) => {
      if (expired) throw new WaitError(maxWaitMs);
      begin();
      boundStatements(tx, maxWaitMs);
      return work(tx).catch((error: unknown) => {
        if (isOutage(error)) fail(error);
        throw error;
      });
    }, config);
    whole.catch(() => {});
    const started = waitAtMost(maxWaitMs, Promise.race([begun, whole])).catch((error: unknown) => {
      expired = true;
      if (isOutage(error)) noteOutage(error);
      throw error;
    });
    return started.then(() => Promise.race([whole, failed]));
  };
}
