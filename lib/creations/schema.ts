import { z } from "zod";

import { LIMITS } from "@/lib/limits";

/** One creation as it leaves the server (E-02). */
export const creationSchema = z.object({
  id: z.string(),
  tool: z.string(),
  type: z.string(),
  prompt: z.string(),
  /** The address of a picture when `type` is `image`, else Markdown: untrusted. */
  content: z.string(),
  meta: z.record(z.string(), z.unknown()),
  /** Opaque per creation, but for the caller's own id. Complete up to 1,000 entries. */
  likes: z.array(z.string()),
  likeCount: z.int().nonnegative(),
  likedByMe: z.boolean(),
  published: z.boolean(),
  truncated: z.boolean(),
  parentId: z.string().nullable(),
  created_at: z.iso.datetime(),
});

export type Creation = z.output<typeof creationSchema>;

export const creationListSchema = z.object({
  creations: z.array(creationSchema),
  /** All that match, not only this page. */
  total: z.int().nonnegative(),
  /** Hand it back as `cursor` for the next page; null on the last. */
  nextCursor: z.string().nullable(),
});

export type CreationList = z.output<typeof creationListSchema>;

export const creationListQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(30),
  cursor: z.string().max(200).optional(),
  q: z.string().trim().max(LIMITS.searchCharacters).optional(),
  tool: z.string().max(50).optional(),
});

export const creationIdInput = z.object({ id: z.uuid("This is no creation's id.") });

export const messageSchema = z.object({ message: z.string() });

export const creationAnswerSchema = z.object({ creation: creationSchema });
