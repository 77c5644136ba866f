import "server-only";

import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { AppError } from "@/lib/core/errors";
import { LIMITS } from "@/lib/core/limits";
import type { UploadedFile } from "@/lib/core/uploaded-file";
import { copyObject } from "@/lib/files/copy-object";
import { UPLOADS_PATH } from "@/lib/files/file-path";
import { tooLarge } from "@/lib/http/read-body";
import type { UserContext } from "@/lib/providers/context";
import type { StoragePort } from "@/lib/providers/storage/port";

/** Enough for 32 MB on a slow line. */
const VALID_MS = 30 * 60_000;
/** Nobody sends a file ahead and uses it a day later. */
const LEFT_AFTER_MS = 24 * 60 * 60_000;
const FOLDER = "uploads/";
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const MAX_NAME_CHARACTERS = 255;

export const MAX_UPLOAD_BYTES = Math.max(LIMITS.imageBytes, LIMITS.pdfBytes, LIMITS.resumeBytes);

/** A file that was sent ahead, taken out of the store. */
export type TakenUpload = UploadedFile & { sha256: string; release: () => Promise<void> };

/**
 * Lets a browser put one file straight into the store, for platforms that limit the body of a call.
 *
 * @returns the key that it may write, its right to do so, and the address that stands for the file in a call
 * @throws AppError `not_found` where files come with the call itself
 */
export async function allowUpload(
  ctx: UserContext,
): Promise<{ key: string; token: string; address: string }> {
  const { direct } = ctx.storage;
  if (!direct) throw new AppError("not_found", "This server takes files with the call itself.");
  const id = randomUUID();
  const key = keyOf(ctx.user.id, id);
  const until = new Date(ctx.now().getTime() + VALID_MS);
  const token = await direct.allow(key, { maxBytes: MAX_UPLOAD_BYTES, until });
  return { key, token, address: `${UPLOADS_PATH}/${id}` };
}

/** Whether something that stands in a file's place is the address of one that was sent ahead. */
export function isUploadAddress(address: string): boolean {
  return address.startsWith(`${UPLOADS_PATH}/`);
}

/**
 * Takes a file that the caller sent ahead out of the store, as if it had come with the call.
 *
 * @param address as `allowUpload` gave it; `?name=` may say what the file is called
 * @param folder where the copy goes
 * @returns with `release`, which removes it from the store
 * @throws AppError `not_found` when there is none of the caller's own, `payload_too_large`
 */
export async function takeUpload(
  ctx: UserContext,
  address: string,
  { folder, maxBytes }: { folder: string; maxBytes: number },
): Promise<TakenUpload> {
  const [id = "", query] = address.slice(UPLOADS_PATH.length + 1).split("?");
  const key = keyOf(ctx.user.id, id);
  const stored = ID.test(id) ? await ctx.storage.open(key) : null;
  if (!stored) throw new AppError("not_found", "This upload does not exist. Send the file again.");
  if (stored.byteSize > maxBytes) {
    await stored.body.cancel();
    await ctx.storage.remove([key]);
    throw tooLarge(maxBytes);
  }
  const path = await copyObject(stored, folder, ctx.signal);
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return {
    path,
    name: nameIn(query),
    byteSize: stored.byteSize,
    sha256: hash.digest("hex"),
    release: () => ctx.storage.remove([key]),
  };
}

/** Removes what was sent ahead and never used. */
export async function removeLeftUploads(storage: StoragePort, now: Date): Promise<void> {
  const before = new Date(now.getTime() - LEFT_AFTER_MS);
  await storage.remove((await storage.direct?.listOlder(FOLDER, before)) ?? []);
}

/** Under the caller's own folder, whose name tells nobody who that is. */
function keyOf(userId: string, id: string): string {
  return `${FOLDER}${createHash("sha256").update(userId).digest("hex").slice(0, 32)}/${id}`;
}

/** A name is untrusted words: for people to read, never part of a path. */
function nameIn(query: string | undefined): string {
  const name = new URLSearchParams(query).get("name") ?? "";
  return name.slice(0, MAX_NAME_CHARACTERS);
}
