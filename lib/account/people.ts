import "server-only";

import type { z } from "zod";

import { setPlanOf } from "@/db/queries/accounts";
import { type ListedPerson, listPeople } from "@/db/queries/people";
import type { peopleQuery, peopleSchema, planSchema } from "@/lib/account/people-contract";
import type { planInput } from "@/lib/account/schema";
import { AppError } from "@/lib/core/errors";
import type { AuthServer } from "@/lib/providers/auth/port";
import type { VisitorContext } from "@/lib/providers/context";
import { quotaHour, RUN_COUNTERS } from "@/lib/usage/quota";

const PAGE_SIZE = 30;

type Caller = Pick<VisitorContext, "db" | "now"> & { auth: Pick<AuthServer, "provider"> };

/**
 * A page of the accounts on this server, newest first, for the operator. Never holds passwords, sessions, or keys.
 *
 * @throws AppError `invalid_input` for a cursor that isn't ours
 */
export async function readPeople(
  { db, now, auth }: Caller,
  { q, cursor }: z.output<typeof peopleQuery>,
): Promise<z.input<typeof peopleSchema>> {
  if (auth.provider !== "local") return { people: [], nextCursor: null, managedHere: false };
  const rows = await listPeople(db, {
    search: q,
    after: cursor ? decodePosition(cursor) : undefined,
    windowStart: quotaHour(now()).windowStart,
    counters: Object.values(RUN_COUNTERS),
    limit: PAGE_SIZE + 1,
  });
  const people = rows.slice(0, PAGE_SIZE);
  const last = people.at(-1);
  return {
    people: people.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    nextCursor: last && rows.length > PAGE_SIZE ? encodePosition(last) : null,
    managedHere: true,
  };
}

/**
 * Changes the plan of a local account.
 *
 * @throws AppError `conflict` where Clerk manages the accounts, `not_found` for an email without an account
 */
export async function changePlan(
  { db, auth }: Caller,
  change: z.output<typeof planInput>,
): Promise<z.input<typeof planSchema>> {
  if (auth.provider === "local") return setPlanOf(db, change);
  const message = "Clerk manages these accounts. Set the plan in the Clerk Dashboard.";
  throw new AppError("conflict", message);
}

function encodePosition({ createdAt, id }: ListedPerson): string {
  return Buffer.from(`${createdAt.getTime()}.${id}`).toString("base64url");
}

function decodePosition(cursor: string): { createdAt: Date; id: string } {
  const text = Buffer.from(cursor, "base64url").toString();
  const [, rank, id] = /^(\d{1,14})\.([\w-]{1,64})$/.exec(text) ?? [];
  if (rank && id) return { createdAt: new Date(Number(rank)), id };
  throw new AppError("invalid_input", "That cursor isn't valid. Start again from the first page.");
}
