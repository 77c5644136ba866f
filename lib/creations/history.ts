import "server-only";

import type { z } from "zod";

import { findNotes } from "@/db/queries/creation-notes";
import { type CreationCursor, PREVIEW_CHARACTERS } from "@/db/queries/creation-page";
import { findPartsOf } from "@/db/queries/creation-parts";
import { findCreationRun } from "@/db/queries/creation-runs";
import { countVersions } from "@/db/queries/creation-versions";
import { countCreations, getCreation, listCreations } from "@/db/queries/creations";
import { cutAfter } from "@/lib/core/text";
import { decodeCursor, encodeCursor } from "@/lib/creations/cursor";
import type { historyQuery } from "@/lib/creations/history-query";
import { presentCreation } from "@/lib/creations/present";
import type { Creation, CreationList, OpenedCreation } from "@/lib/creations/schema";
import { searchHistory } from "@/lib/creations/search-history";
import { filePath } from "@/lib/files/file-path";
import type { UserContext } from "@/lib/providers/context";

/**
 * A page of the user's own creations, pinned first, then newest, and how many match in total. Long texts make a page shorter than
 * `query.limit`.
 */
export async function listHistory(
  ctx: UserContext,
  query: z.output<typeof historyQuery>,
): Promise<CreationList> {
  const { q: search, tool, pinned, preview } = query;
  const place = query.cursor ? decodeCursor(query.cursor) : undefined;
  const after = place && {
    pinned: place.pinned ?? false,
    createdAt: new Date(place.rank),
    id: place.id,
  };
  const wanted = { tool, pinned, after, limit: query.limit, preview };
  const { rows, hasMore, total } = search
    ? await searchHistory(ctx, { ...wanted, search })
    : await listAll(ctx, wanted);
  const last = hasMore ? rows.at(-1) : undefined;
  return {
    creations: rows.map((row) => {
      const creation = presentCreation(ctx.user, row);
      return preview
        ? { ...creation, content: cutAfter(creation.content, PREVIEW_CHARACTERS) }
        : creation;
    }),
    total,
    nextCursor: last
      ? encodeCursor({ rank: last.createdAt.getTime(), id: last.id, pinned: last.pinned })
      : null,
  };
}

async function listAll(
  ctx: UserContext,
  wanted: {
    tool: string | undefined;
    pinned: boolean | undefined;
    after: CreationCursor | undefined;
    limit: number;
    preview: boolean;
  },
) {
  const userId = ctx.user.id;
  const [page, total] = await Promise.all([
    listCreations(ctx.db, { ...wanted, userId }),
    countCreations(ctx.db, { userId, tool: wanted.tool, pinned: wanted.pinned }),
  ]);
  return { ...page, total };
}

/**
 * Reads one of the user's own creations with the run that made it.
 *
 * @throws AppError `not_found` when it is missing or someone else's
 */
export async function openCreation(ctx: UserContext, id: string): Promise<OpenedCreation> {
  const wanted = { creationId: id, userId: ctx.user.id };
  const [creation, run, parts] = await Promise.all([
    readCreation(ctx, id),
    findCreationRun(ctx.db, wanted),
    findPartsOf(ctx.db, wanted),
  ]);
  const { input = null, answer = {} } = run ?? {};
  const { source, mask } = parts;
  return { creation, input, answer, source: pathOf(source), mask: pathOf(mask) };
}

function pathOf(fileId: string | undefined): string | null {
  return fileId === undefined ? null : filePath(fileId);
}

/**
 * Reads one of the user's own creations.
 *
 * @throws AppError `not_found` when it is missing or someone else's
 */
export async function readCreation(ctx: UserContext, id: string): Promise<Creation> {
  const userId = ctx.user.id;
  const wanted = { creationId: id, userId };
  const [row, notes, versionCount] = await Promise.all([
    getCreation(ctx.db, { id, userId }),
    findNotes(ctx.db, wanted),
    countVersions(ctx.db, wanted),
  ]);
  return { ...presentCreation(ctx.user, row), notes, revision: row.revision, versionCount };
}
