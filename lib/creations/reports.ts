import "server-only";

import type { z } from "zod";

import { dismissReports, listReported, withdrawCreation } from "@/db/queries/reports";
import { AppError } from "@/lib/core/errors";
import type { reportListSchema, resolveReportsInput } from "@/lib/creations/schema";
import type { VisitorContext } from "@/lib/providers/context";

const MOST_SHOWN = 50;

type ReportList = z.input<typeof reportListSchema>;

/** The 50 most reported creations, for the administrator. */
export async function listReports(ctx: VisitorContext): Promise<ReportList> {
  const rows = await listReported(ctx.db, MOST_SHOWN);
  return { reported: rows.map((row) => ({ ...row, lastAt: row.lastAt.toISOString() })) };
}

/**
 * Removes a reported image from the gallery ("withdraw"), or dismisses its reports ("dismiss").
 *
 * @returns the reports still open
 * @throws AppError `not_found` when no published image or report matches
 */
export async function resolveReports(
  ctx: VisitorContext,
  { id, settle }: z.output<typeof resolveReportsInput>,
): Promise<ReportList> {
  const settled =
    settle === "withdraw"
      ? await withdrawCreation(ctx.db, { id, now: ctx.now() })
      : await dismissReports(ctx.db, id);
  if (!settled) throw new AppError("not_found", "No reported image has this ID.");
  return listReports(ctx);
}
