import "server-only";

import type { z } from "zod";

import { dismissReports, listReported, withdrawCreation } from "@/db/queries/reports";
import { AppError } from "@/lib/core/errors";
import type { reportListSchema, settleInput } from "@/lib/creations/schema";
import type { VisitorContext } from "@/lib/providers/context";

const MOST_SHOWN = 50;

type ReportList = z.input<typeof reportListSchema>;

/** What people reported of the community, for its operator. */
export async function listReports(ctx: VisitorContext): Promise<ReportList> {
  const rows = await listReported(ctx.db, MOST_SHOWN);
  return { reported: rows.map((row) => ({ ...row, lastAt: row.lastAt.toISOString() })) };
}

/**
 * Takes a reported picture out of the community, or forgets its reports.
 *
 * @returns what is still reported
 * @throws AppError `not_found` when there is nothing to settle
 */
export async function settleReports(
  ctx: VisitorContext,
  { id, settle }: z.output<typeof settleInput>,
): Promise<ReportList> {
  const settled =
    settle === "withdraw"
      ? await withdrawCreation(ctx.db, { id, now: ctx.now() })
      : await dismissReports(ctx.db, id);
  if (!settled) throw new AppError("not_found", "No published picture with reports has this id.");
  return listReports(ctx);
}
