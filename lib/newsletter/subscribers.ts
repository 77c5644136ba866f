import "server-only";

import type { z } from "zod";

import {
  countSubscriptions,
  deleteSubscription,
  listSubscriptions,
} from "@/db/queries/newsletter-subscriptions";
import { AppError } from "@/lib/core/errors";
import { MOST_SUBSCRIBERS } from "@/lib/newsletter/service";
import type { subscribersQuery, subscribersSchema } from "@/lib/newsletter/subscribers-contract";
import type { VisitorContext } from "@/lib/providers/context";

const PAGE_SIZE = 50;

type Caller = Pick<VisitorContext, "db">;
type Page = z.input<typeof subscribersSchema>;

/** A page of the newsletter's addresses, for the operator. */
export async function readSubscribers(
  { db }: Caller,
  { cursor }: z.output<typeof subscribersQuery> = {},
): Promise<Page> {
  const rows = await listSubscriptions(db, { after: cursor, limit: PAGE_SIZE + 1 });
  const shown = rows.slice(0, PAGE_SIZE);
  return {
    subscribers: shown.map(({ email, createdAt }) => ({
      email,
      createdAt: createdAt.toISOString(),
    })),
    total: await countSubscriptions(db),
    nextCursor: rows.length > PAGE_SIZE ? (shown.at(-1)?.email ?? null) : null,
  };
}

/** All addresses as CSV. They need no quotes: `z.email` lets no comma, quote, or space through. */
export async function exportSubscribers({ db }: Caller): Promise<{ csv: string }> {
  const rows = await listSubscriptions(db, { limit: MOST_SUBSCRIBERS });
  const lines = rows.map(({ email, createdAt }) => `${email},${createdAt.toISOString()}`);
  return { csv: ["email,subscribed", ...lines, ""].join("\r\n") };
}

/**
 * @returns the first page after that
 * @throws AppError `not_found`
 */
export async function unsubscribe(caller: Caller, email: string): Promise<Page> {
  if (await deleteSubscription(caller.db, email)) return readSubscribers(caller);
  throw new AppError("not_found", "This address isn't on the list.");
}
