import "server-only";

import { countSourceBytes, findStoredPart } from "@/db/queries/creation-parts";
import {
  type MeasuredFile,
  measureFile,
  type StoringContext,
  storeFile,
} from "@/lib/files/store-file";

type Part = {
  path: string;
  contentType: string;
  width?: number;
  height?: number;
  measured?: MeasuredFile | undefined;
};

/**
 * Stores a file that a creation is made from or edited with, which only its owner ever sees. The same bytes that are part of
 * another creation of theirs are taken from there.
 *
 * @returns its id, to be made part of a creation: without one, it's removed like every file
 * @throws AppError as `storeFile`
 */
export async function storePart(ctx: StoringContext, file: Part): Promise<string> {
  const measured = file.measured ?? (await measureFile(file));
  const { sha256 } = measured;
  const known = await findStoredPart(ctx.db, { userId: ctx.user.id, sha256 });
  return known ?? (await storeFile(ctx, { ...file, measured, isSource: true })).id;
}

/**
 * The same, as long as what the person has stored to be parts of creations stays below a bound.
 *
 * @returns undefined when it would not; two files at the same time may pass it together
 */
export async function storePartWithin(
  ctx: StoringContext,
  file: Part,
  maxBytes: number,
): Promise<string | undefined> {
  const userId = ctx.user.id;
  const measured = file.measured ?? (await measureFile(file));
  const { sha256, byteSize } = measured;
  const known = await findStoredPart(ctx.db, { userId, sha256 });
  if (known) return known;
  if ((await countSourceBytes(ctx.db, userId)) + byteSize > maxBytes) return undefined;
  return (await storeFile(ctx, { ...file, measured, isSource: true })).id;
}
