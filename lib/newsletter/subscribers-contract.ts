import { z } from "zod";

/** A page of `GET /api/operator/newsletter`, by address. */
export const subscribersSchema = z.object({
  subscribers: z.array(z.object({ email: z.string(), createdAt: z.iso.datetime() })),
  total: z.int().nonnegative(),
  nextCursor: z.string().nullable(),
});

export const subscribersQuery = z.object({ cursor: z.string().max(300).optional() });

/** `POST /api/operator/newsletter`: takes an address off the list. */
export const unsubscribeSchema = z.object({ email: z.string().max(300) });

/** `GET /api/operator/newsletter/export`: the whole list as CSV. */
export const subscribersFileSchema = z.object({ csv: z.string() });
