import "server-only";

import {
  and,
  desc,
  eq,
  getTableColumns,
  isNull,
  lt,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";

import type { Database } from "@/db/client";
import { likedBy } from "@/db/queries/likes";
import { type CreationRow, creations } from "@/db/schema/creations";

/** Text on a page of creations: a hundred long articles. Somebody's longest texts would make it twenty times that. */
export const PAGE_BYTES = 1024 * 1024;

/** Of each text, where only the beginnings are wanted. */
export const PREVIEW_CHARACTERS = 1_000;

/** Position in a list sorted pinned first, then newest: the last row already seen. */
export type CreationCursor = { pinned: boolean; createdAt: Date; id: string };

/** A creation in a list, with the users who like it as in `likedBy`. */
export type ListedCreation = CreationRow & { likedBy: string[] | null };

/** A page of a list, and whether the list goes on after it. */
export type CreationPage = { rows: ListedCreation[]; hasMore: boolean };

/** Where the text of a creation is selected from. */
type TextColumns = Record<"prompt" | "content" | "meta", SQLWrapper>;

/** SQL for what a creation adds to an answer, in bytes. Reading the length of a text doesn't read the text. */
export function textBytes({ prompt, content, meta }: TextColumns): SQL<number> {
  return sql`octet_length(${prompt}) + octet_length(${content}) + pg_column_size(${meta})`;
}

/** Which parts a filter has; its values are the statement's placeholders. */
export type FilterShape = { ofTool: boolean; ofPinned: boolean };

/** SQL for a text, or for its beginning with one character more, which tells that it goes on. Postgres reads no more than that. */
export function contentOrPreview(preview: boolean) {
  const { content } = creations;
  const shown = preview ? sql`left(${content}, ${PREVIEW_CHARACTERS + 1}::int)` : content;
  return sql<string>`${shown}`.as("content");
}

/** SQL for a page of a user's own creations: those of a shape, in order, until they have too much text. */
export function ownPage(
  db: Database,
  shape: FilterShape & { continued: boolean; preview: boolean },
) {
  const { placeholder } = sql;
  const before = sql`(${placeholder("afterPinned")}::boolean, ${placeholder("createdAt")}::timestamptz, ${placeholder("id")}::uuid)`;
  const older = lt(sql`(${creations.pinned}, ${creations.createdAt}, ${creations.id})`, before);
  const page = db
    .select({
      ...getTableColumns(creations),
      content: contentOrPreview(shape.preview),
      likedBy: likedBy(db, placeholder("userId")).as("liked_by"),
    })
    .from(creations)
    .where(and(ownedBy(shape), shape.continued ? older : undefined))
    .orderBy(desc(creations.pinned), desc(creations.createdAt), desc(creations.id))
    .limit(placeholder("limit"))
    .as("page");
  const inOrder = sql`${desc(page.pinned)}, ${desc(page.createdAt)}, ${desc(page.id)}`;
  const above = sql`(order by ${inOrder} rows between unbounded preceding and 1 preceding)`;
  const measured = db
    .select({
      ...page._.selectedFields,
      found: sql<number>`(count(*) over ())::int`.as("found"),
      bytesAbove: sql<number>`coalesce(sum(${textBytes(page)}) over ${above}, 0)`.as("bytes_above"),
    })
    .from(page)
    .as("measured");
  return db
    .select()
    .from(measured)
    .where(lt(measured.bytesAbove, PAGE_BYTES))
    .orderBy(desc(measured.pinned), desc(measured.createdAt), desc(measured.id));
}

/** SQL for a user's own creations that aren't deleted. */
export function ownedBy(shape: FilterShape): SQL | undefined {
  return and(
    eq(creations.userId, sql.placeholder("userId")),
    isNull(creations.deletedAt),
    shape.ofTool ? eq(creations.tool, sql.placeholder("tool")) : undefined,
    shape.ofPinned ? eq(creations.pinned, sql.placeholder("pinned")) : undefined,
  );
}
