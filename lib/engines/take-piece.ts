import "server-only";

import { type AnswerPiece, addPiece } from "@/db/queries/browser-answers";
import { AppError } from "@/lib/core/errors";
import type { UserContext } from "@/lib/providers/context";

/**
 * Takes a piece of what the model in a person's browser says, for a run of theirs on any server.
 *
 * @throws AppError `not_found` for an answer that nobody asked this person for, `conflict` for one that has ended and for
 *   a piece out of turn
 */
export async function takePiece(
  { db, user }: UserContext,
  piece: AnswerPiece,
): Promise<Record<never, never>> {
  const outcome = await addPiece(db, { ...piece, userId: user.id });
  if (outcome === "added") return {};
  if (outcome === "unknown") throw new AppError("not_found", "Nobody asked for this answer.");
  const message =
    outcome === "ended"
      ? "The run no longer waits for this answer."
      : "A piece of this answer is missing. Send the pieces in order.";
  throw new AppError("conflict", message);
}
