import "server-only";

import type { z } from "zod";
import { insertReport, listPublished, setPublished } from "@/db/queries/gallery";
import { toggleLike } from "@/db/queries/likes";
import type { CreationRow } from "@/db/schema/creations";
import { withoutRunner } from "@/lib/core/engine";
import { isEngine } from "@/lib/core/is-engine";
import { decodeCursor, encodeCursor } from "@/lib/creations/cursor";
import { presentCreation } from "@/lib/creations/present";
import type {
  Creation,
  Gallery,
  galleryQuery,
  publishInput,
  reportInput,
} from "@/lib/creations/schema";
import { searchInTurn } from "@/lib/creations/search-turns";
import { prepareGalleryThumbnails } from "@/lib/files/thumbnails";
import type { UserContext } from "@/lib/providers/context";

/** Metadata keys of a published image that everyone may see. */
const PUBLIC_META = ["engine", "width", "height", "missing"] as const;

/**
 * A page of everyone's published images, except those the user has reported.
 *
 * @throws AppError `provider_unavailable` when too many searches wait, `aborted`
 */
export async function listGallery(
  ctx: UserContext,
  query: z.output<typeof galleryQuery>,
): Promise<Gallery> {
  const list = () =>
    listPublished(ctx.db, {
      viewerId: ctx.user.id,
      order: query.order,
      search: query.q,
      id: query.id,
      after: query.cursor ? decodeCursor(query.cursor) : undefined,
      // One extra row tells whether there is a next page.
      limit: query.limit + 1,
      signal: ctx.signal,
    });
  const rows = query.q ? await searchInTurn(ctx, list) : await list();
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  return {
    creations: page.map((row) => ({
      ...toPublicCreation(presentCreation(ctx.user, row)),
      ...(row.author === null ? {} : { author: row.author }),
    })),
    nextCursor:
      rows.length > page.length && last
        ? encodeCursor({ rank: rankOf(last, query.order), id: last.id })
        : null,
  };
}

function rankOf(row: CreationRow, order: z.output<typeof galleryQuery>["order"]): number {
  return order === "newest" ? (row.publishedAt?.getTime() ?? 0) : row.likeCount;
}

/** Drops the name and the pin, the parent, the comparison, and all other metadata, such as the seed: those stay private to the owner. */
function toPublicCreation(creation: Creation): Creation {
  const known = PUBLIC_META.filter((name) => creation.meta[name] !== undefined);
  const meta = Object.fromEntries(known.map((name) => [name, creation.meta[name]]));
  if (isEngine(meta.engine) && !creation.mine) meta.engine = withoutRunner(meta.engine);
  const { comparison: _private, pinned: _own, ...shown } = creation;
  return { ...shown, title: null, meta, parentId: null };
}

/**
 * Likes or unlikes a creation.
 *
 * @throws AppError `not_found` when it is missing, or neither published nor the user's own
 */
export async function toggleLikeOf(ctx: UserContext, { id }: { id: string }) {
  const change = { creationId: id, userId: ctx.user.id, now: ctx.now() };
  const toggled = await toggleLike(ctx.db, change);
  return { message: toggled.likedByMe ? "Creation liked" : "Creation unliked", ...toggled };
}

/**
 * Publishes or unpublishes one of the user's images, and creates its gallery thumbnails.
 *
 * @throws AppError `not_found`, `unusable` or `forbidden`, as `setPublished`
 */
export async function publish(ctx: UserContext, { id, publish }: z.output<typeof publishInput>) {
  await setPublished(ctx.db, { id, userId: ctx.user.id, published: publish, now: ctx.now() });
  if (publish) await prepareGalleryThumbnails(ctx, id);
  return { message: publish ? "Creation published" : "Creation unpublished" };
}

/**
 * Saves the user's report and hides the creation from their gallery.
 *
 * @throws AppError `not_found` when it isn't published
 */
export async function report(ctx: UserContext, input: z.output<typeof reportInput>) {
  const { id, reason, note } = input;
  await insertReport(ctx.db, { creationId: id, userId: ctx.user.id, reason, note, now: ctx.now() });
  return { message: "Thanks for your report. You won't see this image anymore." };
}
