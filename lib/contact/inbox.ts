import "server-only";

import type { z } from "zod";

import {
  countOpenMessages,
  deleteContactMessage,
  listContactMessages,
  setAllMessagesDone,
  setMessageDone,
} from "@/db/queries/contact-messages";
import type { InboxChange, inboxQuery, inboxSchema } from "@/lib/contact/inbox-contract";
import { AppError } from "@/lib/core/errors";
import { decodeCursor, encodeCursor } from "@/lib/creations/cursor";
import type { VisitorContext } from "@/lib/providers/context";

const PAGE_SIZE = 50;

type Inbox = z.input<typeof inboxSchema>;

/**
 * A page of the messages that the operators see.
 *
 * @throws AppError `invalid_input` for a cursor that isn't ours
 */
export async function readInbox(
  { db }: Pick<VisitorContext, "db">,
  { cursor }: z.output<typeof inboxQuery> = {},
): Promise<Inbox> {
  const position = cursor ? decodeCursor(cursor) : undefined;
  const after = position && {
    open: position.pinned ?? false,
    createdAt: new Date(position.rank),
    id: position.id,
  };
  const rows = await listContactMessages(db, { after, limit: PAGE_SIZE + 1 });
  const shown = rows.slice(0, PAGE_SIZE);
  const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined;
  return {
    messages: shown.map((row) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      doneAt: row.doneAt?.toISOString() ?? null,
    })),
    open: await countOpenMessages(db),
    nextCursor: last
      ? encodeCursor({ rank: last.createdAt.getTime(), id: last.id, pinned: !last.doneAt })
      : null,
  };
}

/**
 * @returns the first page after the change
 * @throws AppError `not_found`
 */
export async function changeInbox(
  ctx: Pick<VisitorContext, "db" | "now">,
  change: InboxChange,
): Promise<Inbox> {
  if (!(await apply(ctx, change)))
    throw new AppError("not_found", "This message no longer exists.");
  return readInbox(ctx);
}

async function apply(
  { db, now }: Pick<VisitorContext, "db" | "now">,
  change: InboxChange,
): Promise<boolean> {
  if ("erase" in change) return deleteContactMessage(db, change.id);
  if ("done" in change)
    return setMessageDone(db, { id: change.id, doneAt: change.done ? now() : null });
  await setAllMessagesDone(db, now());
  return true;
}
