import "server-only";

import { createHash, randomBytes } from "node:crypto";

import type { z } from "zod";
import {
  findShared,
  findShareLink,
  listFileIdsOf,
  putShareLink,
  removeShareLink,
} from "@/db/queries/share-links";
import type { CreationRow } from "@/db/schema/creations";
import type { ShareLinkRow } from "@/db/schema/share-links";
import { type Engine, withoutRunner } from "@/lib/core/engine";
import { AppError } from "@/lib/core/errors";
import { isEngine } from "@/lib/core/is-engine";
import { imageSize } from "@/lib/creations/image-size";
import { creationName } from "@/lib/creations/prompt-parts";
import type {
  NewShare,
  ShareState,
  sharedCreationSchema,
  shareInput,
} from "@/lib/creations/share-contract";
import { draftNotice } from "@/lib/drafting/draft-notice";
import { fromTemplates } from "@/lib/export/markdown-file";
import { findFile, type OpenableFile } from "@/lib/files/open-file";
import type { UserContext, VisitorContext } from "@/lib/providers/context";
import { limitRate } from "@/lib/usage/rate-limit";

const DAY_MS = 24 * 60 * 60_000;
/** 256 bits: nobody guesses one. */
const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;
/** A page with its images, many times over. */
const READS_PER_MINUTE = 240;

/**
 * Makes a link to one of the user's own creations; one that it had before ends.
 *
 * @throws AppError `not_found` when the creation is missing, deleted, or someone else's
 */
export async function share(
  ctx: UserContext,
  { id, expiresInDays, showName }: z.output<typeof shareInput>,
): Promise<NewShare> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const now = ctx.now();
  const link: ShareLinkRow = {
    creationId: id,
    userId: ctx.user.id,
    tokenHash: hashOf(token),
    sharedBy: showName ? ctx.user.name : null,
    expiresAt: expiresInDays === null ? null : new Date(now.getTime() + expiresInDays * DAY_MS),
    createdAt: now,
  };
  if (!(await putShareLink(ctx.db, link))) {
    throw new AppError("not_found", "We couldn't find that creation. It may have been deleted.");
  }
  return { path: `/s/${token}`, link: presentLink(link) };
}

/** The link of one of the user's own creations, without its address. */
export async function readShare(ctx: UserContext, id: string): Promise<ShareState> {
  const wanted = { creationId: id, userId: ctx.user.id, now: ctx.now() };
  const row = await findShareLink(ctx.db, wanted);
  return { link: row && presentLink(row) };
}

/** Ends the link of one of the user's own creations. */
export async function unshare(ctx: UserContext, id: string): Promise<{ message: string }> {
  await removeShareLink(ctx.db, { creationId: id, userId: ctx.user.id });
  return { message: "The link no longer works" };
}

/**
 * What a link shows.
 *
 * @throws AppError `not_found` when it was ended, has expired, or never existed (indistinguishable), `rate_limited`
 */
export async function readShared(
  ctx: VisitorContext,
  wanted: { token: string; clientIp: string },
): Promise<z.input<typeof sharedCreationSchema>> {
  const row = await findByToken(ctx, wanted);
  const fileIds = await listFileIdsOf(ctx.db, row.id);
  const { tool, type, meta, createdAt, sharedBy } = row;
  const engine = isEngine(meta.engine) ? credited(withoutRunner(meta.engine), meta) : null;
  const content = withSharedFiles(row.content, fileIds, wanted.token);
  const name = creationName(row);
  const notice = draftNotice(meta) ?? null;
  const size = type === "image" ? imageSize(meta) : null;
  return {
    creation: {
      tool,
      type,
      name,
      notice,
      content,
      size,
      engine,
      created_at: createdAt.toISOString(),
    },
    sharedBy,
  };
}

/** Titles of ours aren't credited to the model that wrote the others. */
function credited(engine: Engine, meta: unknown): Engine {
  const ours = fromTemplates(meta);
  return ours ? { ...engine, name: `${engine.name}, ${ours}` } : engine;
}

/**
 * Opens a file of what a link shows.
 *
 * @throws AppError `not_found` also for files of anything else, `rate_limited`
 */
export async function openSharedFile(
  ctx: VisitorContext,
  wanted: { token: string; clientIp: string; fileId: string; width: number | null },
): Promise<OpenableFile> {
  const row = await findByToken(ctx, wanted);
  if (!(await listFileIdsOf(ctx.db, row.id)).includes(wanted.fileId)) throw missing();
  const file = await findFile(ctx, {
    id: wanted.fileId,
    viewerId: row.userId,
    width: wanted.width,
  });
  // No cache may keep it for longer than the link works.
  return { ...file, published: false };
}

async function findByToken(
  ctx: VisitorContext,
  { token, clientIp }: { token: string; clientIp: string },
): Promise<CreationRow & { sharedBy: string | null }> {
  const now = ctx.now();
  await limitRate(ctx.db, {
    subject: `shared:ip:${clientIp}`,
    max: READS_PER_MINUTE,
    windowSeconds: 60,
    now,
  });
  if (!TOKEN.test(token)) throw missing();
  return (await findShared(ctx.db, { tokenHash: hashOf(token), now })) ?? missing();
}

/** Only the creation's own files become reachable, whatever addresses its text has. */
function withSharedFiles(content: string, fileIds: readonly string[], token: string): string {
  return fileIds.reduce(
    (text, id) => text.replaceAll(`/api/files/${id}`, `/api/shared/${token}/files/${id}`),
    content,
  );
}

function presentLink({ createdAt, expiresAt, sharedBy }: ShareLinkRow) {
  return {
    created_at: createdAt.toISOString(),
    expires_at: expiresAt?.toISOString() ?? null,
    showsName: sharedBy !== null,
  };
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

function missing(): never {
  throw new AppError(
    "not_found",
    "This link doesn't work. It may have expired or been turned off.",
  );
}
