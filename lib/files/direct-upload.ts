import "server-only";

import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { V7Generator } from "uuidv7";

import { consumeUse, refundUse } from "@/db/queries/usage-counters";
import { AppError } from "@/lib/core/errors";
import { LIMITS } from "@/lib/core/limits";
import { beginningOf, storableText } from "@/lib/core/text";
import type { UploadedFile } from "@/lib/core/uploaded-file";
import { copyObject } from "@/lib/files/copy-object";
import { UPLOADS_PATH } from "@/lib/files/file-path";
import { tooLarge } from "@/lib/http/read-body";
import type { UserContext } from "@/lib/providers/context";
import type { StoragePort, UploadGrant } from "@/lib/providers/storage/port";
import { secondsLeft, windowStart } from "@/lib/usage/rate-limit";

/** Enough for 50 MB on a slow connection. */
const VALID_MS = 30 * 60_000;
/** A call follows its upload right away, so anything this old was abandoned. */
const ABANDONED_AFTER_MS = 24 * 60 * 60_000;
const FOLDER = "uploads/";
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const MAX_NAME_CHARACTERS = 255;
/** Uploads of a person and day that no call has used yet: a gigabyte at most. */
const MAX_UNUSED = 20;
const DAY_SECONDS = 24 * 60 * 60;
/** Takes a used upload's place in the store. Not empty, because not every client of a store sends an empty object. */
const USED = Buffer.from("used");
const USED_SHA256 = createHash("sha256").update(USED).digest("hex");
/** Version 7: the time is in the id. */
const ids = new V7Generator();

/** The largest file that any tool takes. */
export const MAX_UPLOAD_BYTES = Math.max(
  LIMITS.imageBytes,
  LIMITS.largeImageBytes,
  LIMITS.pdfBytes,
  LIMITS.resumeBytes,
);

/** A direct upload, copied to local disk. `release` deletes its bytes from the store. */
export type ClaimedUpload = UploadedFile & { sha256: string; release: () => Promise<void> };

/**
 * Lets a browser upload one file straight to the store, for platforms that cap the size of request bodies.
 *
 * @param file.byteSize its size, which some stores have to know
 * @returns what allows writing that object alone, and the address to send in place of the file
 * @throws AppError `not_found` when the storage has no direct uploads, `invalid_input` when it has to know the size, `rate_limited` when too many of the caller's
 *   uploads were never used
 */
export async function authorizeUpload(
  ctx: UserContext,
  { byteSize }: { byteSize?: number | undefined } = {},
): Promise<UploadGrant & { address: string }> {
  const { direct } = ctx.storage;
  if (!direct)
    throw new AppError(
      "not_found",
      "This server doesn't support direct uploads. Send the file with the call instead.",
    );
  const id = ids.generateOrResetWithTs(ctx.now().getTime()).toString();
  if ((await consumeUse(ctx.db, { ...windowOf(ctx, id), max: MAX_UNUSED })) === null) {
    throw new AppError(
      "rate_limited",
      "You've uploaded too many files without using them. Try again tomorrow.",
      {
        retryAfterSeconds: secondsLeft(ctx.now(), DAY_SECONDS),
      },
    );
  }
  const key = keyOf(ctx.user.id, id);
  const until = new Date(ctx.now().getTime() + VALID_MS);
  const grant = await direct.allow(key, { byteSize, maxBytes: MAX_UPLOAD_BYTES, until });
  return { ...grant, address: `${UPLOADS_PATH}/${id}` };
}

/** Whether a field's text is the address of a direct upload. */
export function isUploadAddress(address: string): boolean {
  return address.startsWith(`${UPLOADS_PATH}/`);
}

/**
 * Copies one of the caller's direct uploads to local disk, as if it had come with the call.
 *
 * @param address from `authorizeUpload`, with an optional `?name=` for the file's display name
 * @param options.folder where the copy goes
 * @throws AppError `not_found` when the caller has no such upload, `payload_too_large`
 */
export async function claimUpload(
  ctx: UserContext,
  address: string,
  { folder, maxBytes }: { folder: string; maxBytes: number },
): Promise<ClaimedUpload> {
  const [id = "", query] = address.slice(UPLOADS_PATH.length + 1).split("?");
  const key = keyOf(ctx.user.id, id);
  const stored = ID.test(id) ? await ctx.storage.open(key) : null;
  if (!stored) throw notFound();
  if (stored.byteSize > maxBytes) {
    await stored.body.cancel();
    // It stays counted, so whatever its grant still puts there is, too.
    await ctx.storage.remove([key]);
    throw tooLarge(maxBytes, "file");
  }
  const path = await copyObject(stored, folder, ctx.signal);
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  const sha256 = hash.digest("hex");
  if (sha256 === USED_SHA256) throw notFound();
  return {
    path,
    name: nameIn(query),
    byteSize: stored.byteSize,
    sha256,
    release: async () => {
      await markAsUsed(ctx, key);
      await countAsUsed(ctx, id);
    },
  };
}

/**
 * Replaces an upload with a few bytes. A grant writes new objects only, so that as long as it's valid, nothing else can be put there;
 * `removeAbandonedUploads` deletes them.
 */
function markAsUsed({ storage }: UserContext, key: string): Promise<void> {
  return storage.put(key, USED, "text/plain");
}

function notFound(): AppError {
  return new AppError("not_found", "We couldn't find your upload. Send the file again.");
}

/** Takes an upload off those that nobody used: once, although several calls may use it and a store may take it again. */
async function countAsUsed(ctx: UserContext, id: string): Promise<void> {
  const window = windowOf(ctx, id);
  const isFirst = await consumeUse(ctx.db, { ...window, subject: `upload:${id}`, max: 1 });
  if (isFirst !== null) await refundUse(ctx.db, window);
}

/** Counts a person's uploads of the day on which an upload was authorized, which its id tells. */
function windowOf({ user }: UserContext, id: string) {
  const authorizedAt = new Date(Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16));
  return { subject: `uploads:${user.id}`, windowStart: windowStart(authorizedAt, DAY_SECONDS) };
}

/** Deletes direct uploads that went unused for a day, and what is left of those that were used. */
export async function removeAbandonedUploads(storage: StoragePort, now: Date): Promise<void> {
  const before = new Date(now.getTime() - ABANDONED_AFTER_MS);
  for await (const keys of storage.listOlder(FOLDER, before)) await storage.remove(keys);
}

/** Keys sit in a folder per user; hashing the id keeps it out of the store. */
function keyOf(userId: string, id: string): string {
  return `${FOLDER}${createHash("sha256").update(userId).digest("hex").slice(0, 32)}/${id}`;
}

/** Untrusted: for display only, never part of a path. */
function nameIn(query: string | undefined): string {
  const name = new URLSearchParams(query).get("name") ?? "";
  return beginningOf(storableText(name), MAX_NAME_CHARACTERS);
}
