import "server-only";

import { createHash } from "node:crypto";

import { countSubscriptions, saveSubscription } from "@/db/queries/newsletter-subscriptions";
import { env } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import type { NewsletterInput } from "@/lib/newsletter/contract";
import type { VisitorContext } from "@/lib/providers/context";
import { limitRate, secondsLeft } from "@/lib/usage/rate-limit";

const HOUR_SECONDS = 3_600;
/** A list that bots have filled is of no use to anybody. */
export const MOST_SUBSCRIBERS = 20_000;

/**
 * Subscribes an email address to the newsletter.
 *
 * The answer is the same for new and existing subscribers, so it can't reveal who is subscribed. Attempts
 * are rate-limited per email and per client IP before anything is stored.
 *
 * @throws AppError `rate_limited`, or `conflict` when the list is full
 */
export async function subscribeToNewsletter(
  ctx: VisitorContext,
  input: NewsletterInput & { clientIp: string },
): Promise<{ message: string }> {
  const minutes = Math.ceil(secondsLeft(ctx.now(), HOUR_SECONDS) / 60);
  // Counted without being kept: who is refused isn't on the list.
  const address = createHash("sha256").update(input.email).digest("base64url");
  const limits = [
    [`newsletter:ip:${input.clientIp}`, "Your network has signed up several times this hour."],
    [`newsletter:to:${address}`, "This address was entered several times this hour."],
  ] as const;
  for (const [subject, why] of limits) {
    await limitRate(ctx.db, {
      subject,
      max: env().NEWSLETTER_PER_HOUR,
      windowSeconds: HOUR_SECONDS,
      now: ctx.now(),
      message: `${why} Try again in ${minutes} min.`,
    });
  }
  // Said to known addresses, too: the answer tells nobody who is subscribed.
  if ((await countSubscriptions(ctx.db)) >= MOST_SUBSCRIBERS)
    throw new AppError("conflict", "The newsletter takes no more addresses at the moment.");
  await saveSubscription(ctx.db, { email: input.email, createdAt: ctx.now() });
  return { message: "You're on the list. Thanks for subscribing." };
}
