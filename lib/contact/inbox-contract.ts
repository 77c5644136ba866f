import { z } from "zod";

const inboxMessageSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  createdAt: z.iso.datetime(),
  doneAt: z.iso.datetime().nullable(),
});

/** A page of `GET /api/operator/messages`: open ones first, each part newest first. */
export const inboxSchema = z.object({
  messages: z.array(inboxMessageSchema),
  nextCursor: z.string().nullable(),
  /** How many are open, shown or not. */
  open: z.int().nonnegative(),
});

export type InboxMessage = z.output<typeof inboxMessageSchema>;

export const inboxQuery = z.object({ cursor: z.string().max(200).optional() });

/** `POST /api/operator/messages`: marks one as done or as open again, erases one, or marks all as done. */
export const inboxChangeSchema = z.union([
  z.object({ id: z.uuid(), done: z.boolean() }),
  z.object({ id: z.uuid(), erase: z.literal(true) }),
  z.object({ allDone: z.literal(true) }),
]);

export type InboxChange = z.output<typeof inboxChangeSchema>;
