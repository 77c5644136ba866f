import "server-only";

import { uuidv7 } from "uuidv7";
import { insertChainFile } from "@/db/queries/chain-files";
import { findChainRun } from "@/db/queries/chain-runs";
import { isFile } from "@/lib/chains/chains";
import { stepsSchema } from "@/lib/chains/contract";
import { unknownChainRun } from "@/lib/chains/read-chain-run";
import { CHAIN_LIMITS, inputOf } from "@/lib/chains/steps";
import { AppError } from "@/lib/core/errors";
import { formatBytes } from "@/lib/core/format";
import { beginningOf } from "@/lib/core/text";
import type { UploadedFile } from "@/lib/core/uploaded-file";
import { removeFilesOfRun } from "@/lib/files/remove-files";
import { storeFile } from "@/lib/files/store-file";
import type { UserContext } from "@/lib/providers/context";

const MAX_NAME_CHARACTERS = 255;
const RUN_FULL = `A chain takes at most ${CHAIN_LIMITS.items} files at once.`;
const FILES_FULL = `Up to ${CHAIN_LIMITS.files} files, ${formatBytes(CHAIN_LIMITS.filesBytes)} in all, can wait in your chains. Finish or delete a chain run first.`;

/**
 * Adds a file to a chain run that hasn't begun. It's stored as it came, and only the tools decode it.
 *
 * @throws AppError `not_found` when the run is gone, `unusable` when it takes no files, has begun, or is full
 */
export async function addChainFile(
  ctx: UserContext,
  { id, file }: { id: string; file: UploadedFile },
): Promise<void> {
  const run = await findChainRun(ctx.db, { id, userId: ctx.user.id });
  if (!run) throw unknownChainRun();
  if (!isFile(inputOf(stepsSchema.parse(run.steps)))) {
    throw new AppError("unusable", "This chain doesn't take files.");
  }
  const storedFileIds: string[] = [];
  // Never shown inline, whatever it is.
  const stored = await storeFile(
    { ...ctx, storedFileIds },
    { path: file.path, contentType: "application/octet-stream" },
  );
  const { byteSize } = file;
  const item = { id: uuidv7(), input: nameOf(file), fileId: stored.id, byteSize };
  const added = await insertChainFile(ctx.db, { id, userId: ctx.user.id }, item, CHAIN_LIMITS);
  if (added === "added") return;
  await removeFilesOfRun(ctx, storedFileIds, ctx.now());
  throw new AppError("unusable", added === "run-full" ? RUN_FULL : FILES_FULL);
}

function nameOf({ name }: UploadedFile): string {
  return beginningOf(name.trim(), MAX_NAME_CHARACTERS) || "File";
}
