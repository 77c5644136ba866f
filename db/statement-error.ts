import "server-only";

import { PgPreparedQuery } from "drizzle-orm/pg-core";

import { maxWaitOf, waitAtMost } from "@/db/bounded-wait";
import { isOutage, textIn } from "@/db/failure-kinds";
import { noteOutage } from "@/db/outages";
import { timed } from "@/lib/core/call-timing";
import { AppError } from "@/lib/core/errors";
import { singleton } from "@/lib/core/singleton";

/**
 * A statement that the database didn't run. It holds no values: those are what people typed, and errors
 * end up in logs. The drivers' own errors hold them in their message, `params`, `detail` and `where`.
 */
export class StatementError extends Error {
  override readonly name = "StatementError";
  /** SQLSTATE, or the code of a lost connection; undefined when the driver gave none. */
  readonly code: string | undefined;
  /** The SQL with placeholders. */
  readonly statement: string;
  /** Name of the constraint that was violated. */
  readonly constraint: string | undefined;

  constructor(statement: string, driverError: unknown) {
    const code = textIn(driverError, "code");
    super(`The database didn't run a statement (${code ?? "no code"}): ${statement}`);
    this.code = code;
    this.statement = statement;
    this.constraint = textIn(driverError, "constraint_name") ?? textIn(driverError, "constraint");
  }
}

/** What the trigger `refuse_deleted_user` raises. */
const DELETED_USER = "ATDEL";

/** Why nothing can be saved for a user whose account was deleted. */
export function accountIsGone(cause?: unknown): AppError {
  return new AppError("unauthenticated", "This account was deleted. Sign in with another one.", {
    cause,
  });
}

type RunQuery = (sql: string, params: unknown[], query: () => Promise<unknown>) => Promise<unknown>;

/** Copies of this module share one copy of Drizzle, or bring their own; each is wrapped once. */
const wrapped = singleton("wrapped-queries", () => new WeakSet<object>());

/** Makes every statement of Drizzle's that fails from now on a `StatementError`. */
export function hideValuesInErrors(): void {
  // Safe: internal to Drizzle, but the one place that all statements of both drivers pass; tests hold it.
  const prototype = PgPreparedQuery.prototype as unknown as { queryWithCache: RunQuery };
  if (wrapped.get().has(prototype)) return;
  wrapped.get().add(prototype);
  const { queryWithCache } = prototype;
  prototype.queryWithCache = async function (sql, params, query) {
    try {
      return await timed("db", sql, () =>
        waitAtMost(maxWaitOf(this), queryWithCache.call(this, sql, params, query)),
      );
    } catch (error) {
      if (error instanceof Error && ["StatementError", "AppError"].includes(error.name))
        throw error;
      const failure = new StatementError(
        sql,
        error instanceof Error ? (error.cause ?? error) : error,
      );
      if (isOutage(failure)) noteOutage(failure);
      throw failure.code === DELETED_USER ? accountIsGone(failure) : failure;
    }
  };
}
