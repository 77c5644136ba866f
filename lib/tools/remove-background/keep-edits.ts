import "server-only";

import type { z } from "zod";

import { findEdits, putEdits } from "@/db/queries/creation-edits";
import { getCreation } from "@/db/queries/creations";
import { findVisibleFile } from "@/db/queries/files";
import { AppError } from "@/lib/core/errors";
import { fileIdOf } from "@/lib/files/file-path";
import type { UserContext } from "@/lib/providers/context";
import { type CutoutEdits, NO_EDITS } from "@/lib/tools/remove-background/cutout-edits";
import {
  type keepEditsInput,
  keptEditsSchema,
} from "@/lib/tools/remove-background/cutout-edits-contract";

type Kept = z.output<typeof keptEditsSchema>;

/**
 * What the user made of one of their cutouts since: background and brush strokes.
 *
 * @throws AppError `not_found` when it is missing or someone else's
 */
export async function readEdits(
  ctx: UserContext,
  id: string,
): Promise<z.input<typeof keptEditsSchema>> {
  const userId = ctx.user.id;
  const [kept] = await Promise.all([
    findEdits(ctx.db, { creationId: id, userId }),
    getCreation(ctx.db, { id, userId }),
  ]);
  // Those that were kept in another shape are as good as none.
  const { data } = keptEditsSchema.safeParse(kept);
  return data ?? { edits: { ...NO_EDITS, strokes: [] }, revision: kept?.revision ?? 0 };
}

/**
 * Keeps what the user made of one of their cutouts, in place of what was kept. Charges nothing.
 *
 * @throws AppError `not_found`; `unusable` when it isn't a cutout; `invalid_input` when the background image isn't there;
 *   `conflict` when what was kept isn't what was edited
 */
export async function keepEdits(
  ctx: UserContext,
  { id, revision, edits }: z.output<typeof keepEditsInput>,
): Promise<Pick<Kept, "revision">> {
  const userId = ctx.user.id;
  const { tool } = await getCreation(ctx.db, { id, userId });
  if (tool !== "remove-background") throw new AppError("unusable", "You can only edit cutouts.");
  // First: what was edited may have had a background image that is gone since.
  const known = await findEdits(ctx.db, { creationId: id, userId });
  if ((known?.revision ?? 0) !== revision) throw editedElsewhere();
  const change = { creationId: id, userId, edits, revision, now: ctx.now() };
  const kept = await putEdits(ctx.db, { ...change, backdropId: await backdropOf(ctx, edits) });
  if (!kept) throw editedElsewhere();
  return kept;
}

function editedElsewhere(): AppError {
  const message = "This cutout has been edited somewhere else, for example in another tab.";
  return new AppError("conflict", message);
}

/** The file behind the subject, which has to be the user's and one that was stored for this. */
async function backdropOf(ctx: UserContext, { backdrop }: CutoutEdits): Promise<string | null> {
  if (backdrop.kind !== "image" || backdrop.url === null) return null;
  const id = fileIdOf(backdrop.url);
  const file = id === null ? null : await findVisibleFile(ctx.db, { id, viewerId: ctx.user.id });
  if (file?.isSource && file.userId === ctx.user.id) return file.id;
  throw new AppError("invalid_input", "Choose the background image again.");
}
