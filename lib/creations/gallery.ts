import "server-only";

import type { z } from "zod";

import { insertReport, listPublished, setPublished } from "@/db/queries/gallery";
import { toggleLike } from "@/db/queries/likes";
import type { CreationRow } from "@/db/schema/creations";
import { decodeCursor, encodeCursor } from "@/lib/creations/cursor";
import { present } from "@/lib/creations/present";
import type {
  Creation,
  Gallery,
  galleryQuery,
  publishInput,
  reportInput,
} from "@/lib/creations/schema";
import { prepareGalleryThumbnails } from "@/lib/files/thumbnails";
import type { UserContext } from "@/lib/providers/context";

/** Of a run's figures, what everybody may know of a published picture. */
const PUBLIC_META = ["engine", "width", "height"] as const;

/** A page of the published pictures of everybody, but for those that the user reported. */
export async function listGallery(
  ctx: UserContext,
  query: z.output<typeof galleryQuery>,
): Promise<Gallery> {
  const rows = await listPublished(ctx.db, {
    viewerId: ctx.user.id,
    order: query.order,
    search: query.q,
    after: query.cursor ? decodeCursor(query.cursor) : undefined,
    // One more than asked tells whether there is another page.
    limit: query.limit + 1,
  });
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  return {
    creations: (await present(ctx, page)).map(asEverybodySees),
    nextCursor:
      rows.length > page.length && last
        ? encodeCursor({ rank: rankOf(last, query.order), id: last.id })
        : null,
  };
}

function rankOf(row: CreationRow, order: z.output<typeof galleryQuery>["order"]): number {
  return order === "newest" ? (row.publishedAt?.getTime() ?? 0) : row.likeCount;
}

/** Where a picture came from and what its maker's run was like is nobody else's business. */
function asEverybodySees(creation: Creation): Creation {
  const known = PUBLIC_META.filter((name) => creation.meta[name] !== undefined);
  const meta = Object.fromEntries(known.map((name) => [name, creation.meta[name]]));
  return { ...creation, meta, parentId: null };
}

/** Likes a creation or takes the like back (decision 13). */
export async function toggleLikeOf(ctx: UserContext, { id }: { id: string }) {
  const change = { creationId: id, userId: ctx.user.id, now: ctx.now() };
  const toggled = await toggleLike(ctx.db, change);
  return { message: toggled.likedByMe ? "Creation liked" : "Creation unliked", ...toggled };
}

export async function publish(ctx: UserContext, { id, publish }: z.output<typeof publishInput>) {
  await setPublished(ctx.db, { id, userId: ctx.user.id, published: publish, now: ctx.now() });
  if (publish) await prepareGalleryThumbnails(ctx, id);
  return { message: publish ? "Creation published" : "Creation unpublished" };
}

export async function report(ctx: UserContext, input: z.output<typeof reportInput>) {
  const { id, reason, note } = input;
  await insertReport(ctx.db, { creationId: id, userId: ctx.user.id, reason, note, now: ctx.now() });
  return { message: "Thank you for the report. This picture is gone from your gallery." };
}
