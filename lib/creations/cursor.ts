import "server-only";

import { AppError } from "@/lib/core/errors";

/** Place in a list: what it is sorted by, and the id that settles a tie. */
export type Place = { rank: number; id: string };

/** A place as an opaque text for the caller. */
export function encodeCursor({ rank, id }: Place): string {
  return Buffer.from(`${rank}.${id}`).toString("base64url");
}

/** @throws AppError `invalid_input` for what `encodeCursor` did not make */
export function decodeCursor(cursor: string): Place {
  const match = /^(\d{1,15})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(
    Buffer.from(cursor, "base64url").toString(),
  );
  const [, rank, id] = match ?? [];
  if (!rank || !id) throw new AppError("invalid_input", "The cursor is not valid.");
  return { rank: Number(rank), id };
}
