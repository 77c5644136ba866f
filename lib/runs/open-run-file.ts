import "server-only";

import { createHash } from "node:crypto";

import { findRun } from "@/db/queries/runs";
import { AppError } from "@/lib/core/errors";
import type { OpenableFile } from "@/lib/files/open-file";
import { openObject } from "@/lib/files/thumbnails";
import { SNIFF_BYTES, sniffImageFormat } from "@/lib/images/image-format";
import type { UserContext } from "@/lib/providers/context";

/**
 * Finds one of the files that a run of the person works on. They are there from when it's asked for until it ends.
 *
 * @param wanted.field the name that the call's form gave the file
 * @throws AppError `not_found` when the run is unknown or has ended, and when it has no such file (indistinguishable)
 */
export async function findRunFile(
  ctx: UserContext,
  wanted: { id: string; field: string },
): Promise<OpenableFile> {
  const { db, storage, user } = ctx;
  const run = await findRun(db, { userId: user.id, id: wanted.id });
  const files = run?.endedAt === null ? run.ticket?.files : [];
  const file = files?.find(({ field }) => field === wanted.field);
  if (!file) throw missing();
  const { key, byteSize } = file;
  const end = Math.min(byteSize, SNIFF_BYTES) - 1;
  const head = await storage.open(key, { start: 0, end });
  if (!head) throw missing();
  return {
    contentType: typeOf(new Uint8Array(await new Response(head.body).arrayBuffer())),
    tag: createHash("sha256").update(key).digest("hex"),
    published: false,
    isUnchecked: true,
    byteSize,
    open: (range) => openObject(ctx, key, range),
  };
}

/** What the bytes say: whatever type the caller claimed wasn't kept. */
function typeOf(head: Uint8Array): string {
  const format = sniffImageFormat(head);
  if (format) return format === "svg" ? "image/svg+xml" : `image/${format}`;
  return Buffer.from(head).includes("%PDF-") ? "application/pdf" : "application/octet-stream";
}

function missing(): AppError {
  return new AppError("not_found", "We couldn't find that file. It's there while the run goes on.");
}
