import "server-only";

import type { z } from "zod";

import { keepSide, listCompared, unkeepSide } from "@/db/queries/comparisons";
import { AppError } from "@/lib/core/errors";
import { presentCreation } from "@/lib/creations/present";
import type { comparisonSchema, keepComparedInput } from "@/lib/creations/schema";
import type { UserContext } from "@/lib/providers/context";

/** What is left of one of the user's own comparisons; nothing when it is missing or someone else's. */
export async function readComparison(
  ctx: UserContext,
  id: string,
): Promise<z.input<typeof comparisonSchema>> {
  const rows = await listCompared(ctx.db, { id, userId: ctx.user.id });
  return { creations: rows.map((row) => presentCreation(ctx.user, row)) };
}

/**
 * Keeps one of two compared results and deletes the other, or undoes that.
 *
 * @throws AppError `not_found` when the user has nothing of that side, or hasn't kept it
 */
export async function keepCompared(
  ctx: UserContext,
  { id, side, keep }: z.output<typeof keepComparedInput>,
): Promise<{ message: string }> {
  const change = { id, side, userId: ctx.user.id };
  const done = keep
    ? await keepSide(ctx.db, { ...change, now: ctx.now() })
    : await unkeepSide(ctx.db, change);
  if (!done) {
    throw new AppError("not_found", "We couldn't find that result. It may have been deleted.");
  }
  return { message: keep ? "Kept. The other result was deleted." : "Both results are back." };
}
