import "server-only";

import { AppError } from "@/lib/core/errors";

/** The last millisecond of the year 9999. Later times have no form that Postgres reads. */
const MAX_RANK = 253_402_300_799_999;

/** Position in a list: the sort value, the id that breaks ties, and whether it's among those pinned to the top. */
export type CursorPosition = { rank: number; id: string; pinned?: boolean };

/** Encodes a position as an opaque, URL-safe cursor. */
export function encodeCursor({ rank, id, pinned = false }: CursorPosition): string {
  return Buffer.from(`${pinned ? "p" : ""}${rank}.${id}`).toString("base64url");
}

/**
 * Decodes a cursor from `encodeCursor`.
 *
 * @throws AppError `invalid_input` for anything else
 */
export function decodeCursor(cursor: string): CursorPosition {
  const match = /^(p?)(\d{1,15})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(
    Buffer.from(cursor, "base64url").toString(),
  );
  const [, pin, rank, id] = match ?? [];
  if (!rank || !id || Number(rank) > MAX_RANK)
    throw new AppError(
      "invalid_input",
      "That cursor isn't valid. Start again from the first page.",
    );
  return { rank: Number(rank), id, ...(pin && { pinned: true }) };
}
