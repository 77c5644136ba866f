import "server-only";

import { clerkClient } from "@clerk/nextjs/server";

import { AppError } from "@/lib/core/errors";
import type { Plan } from "@/lib/core/plan";
import { singleton } from "@/lib/core/singleton";
import { PREMIUM_SLUG } from "@/lib/providers/auth/clerk/options";
import type { User } from "@/lib/providers/auth/port";

/** How long a change at Clerk may go unnoticed by programs, which may call every second. */
const KNOWN_MS = 60_000;
const MAX_KNOWN = 10_000;

/** How long to leave Clerk alone about a user after it couldn't be asked. */
const RETRY_SECONDS = 5;

/** Answers of Clerk, those under way included, so that calls at the same moment ask once. */
const memory = singleton(
  "clerk-users",
  () => new Map<string, { asked: Promise<User | null>; until: number }>(),
);

/**
 * A user whom Clerk manages, with their plan. Each server process asks at most once a minute, or after five seconds when
 * Clerk couldn't be asked.
 *
 * @returns null when the account is gone or banned
 * @throws AppError `provider_unavailable` when Clerk can't be asked
 */
export async function findClerkUser(userId: string): Promise<User | null> {
  const known = memory.get();
  const before = known.get(userId);
  if (before && Date.now() < before.until) return before.asked;
  const answer = { asked: askClerk(userId).catch(failed), until: Date.now() + KNOWN_MS };
  answer.asked.catch(() => {
    answer.until = Date.now() + RETRY_SECONDS * 1000;
  });
  known.delete(userId);
  const oldest = known.keys().next().value;
  if (known.size >= MAX_KNOWN && oldest !== undefined) known.delete(oldest);
  known.set(userId, answer);
  return answer.asked;
}

function failed(cause: unknown): never {
  const message = "Accounts can't be looked up right now. Try again in a moment.";
  const wait = { retryAfterSeconds: RETRY_SECONDS };
  throw new AppError("provider_unavailable", message, { cause, ...wait });
}

async function askClerk(userId: string): Promise<User | null> {
  const { users } = await clerkClient();
  const found = await users.getUser(userId).catch(nullOn(404));
  if (!found || found.banned) return null;
  return {
    id: found.id,
    name: found.fullName ?? "",
    imageUrl: found.hasImage ? found.imageUrl : null,
    plan: await planOfUser(userId),
  };
}

/** What a session's own token would say; free where nothing is sold, for which Clerk answers 403. */
async function planOfUser(userId: string): Promise<Plan> {
  const { billing } = await clerkClient();
  const subscription = await billing.getUserBillingSubscription(userId).catch(nullOn(403, 404));
  const paid = subscription?.subscriptionItems.some(
    ({ status, plan }) => PAID_FOR.has(status) && plan?.slug === PREMIUM_SLUG,
  );
  return paid ? "premium" : "free";
}

/** A canceled plan lasts until its item ends. */
const PAID_FOR: ReadonlySet<string> = new Set(["active", "canceled"]);

function nullOn(...statuses: number[]) {
  return (error: unknown): null => {
    if (statuses.includes(Object(error).status)) return null;
    throw error;
  };
}
