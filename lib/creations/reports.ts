import "server-only";

import type { z } from "zod";

import { removeGalleryNameOf } from "@/db/queries/gallery-names";
import { dismissReports, listReported, withdrawCreation } from "@/db/queries/reports";
import { AppError } from "@/lib/core/errors";
import { logger } from "@/lib/core/logger";
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
 * Removes a reported image from the gallery ("withdraw"), removes the name that its author shows there ("remove-name", which
 * leaves the reports open), or dismisses its reports ("dismiss").
 *
 * @returns the reports still open
 * @throws AppError `not_found` when no published image, shown name, or report matches
 */
export async function resolveReports(
  ctx: VisitorContext,
  change: z.output<typeof resolveReportsInput>,
): Promise<ReportList> {
  if (!(await settleReport(ctx, change))) {
    throw new AppError(
      "not_found",
      change.settle === "remove-name"
        ? "This image isn't shown with that name."
        : "No reported image has this ID.",
    );
  }
  // The only trace of who did it, where several people are operators.
  const by = ctx.user?.id ?? "administrator command";
  logger.info({ creationId: change.id, settled: change.settle, by }, "settled a report");
  return listReports(ctx);
}

/** @returns false when there was nothing to settle */
function settleReport(
  ctx: VisitorContext,
  { id, settle, name }: z.output<typeof resolveReportsInput>,
): Promise<boolean> {
  switch (settle) {
    case "withdraw":
      return withdrawCreation(ctx.db, { id, now: ctx.now() });
    case "remove-name":
      return removeGalleryNameOf(ctx.db, { creationId: id, name });
    case "dismiss":
      return dismissReports(ctx.db, id);
  }
}
