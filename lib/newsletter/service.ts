import "server-only";

import { saveSubscription } from "@/db/queries/newsletter-subscriptions";
import { env } from "@/lib/core/env";
import type { NewsletterInput } from "@/lib/newsletter/contract";
import type { VisitorContext } from "@/lib/providers/context";
import { limitRate } from "@/lib/usage/rate-limit";

const HOUR_SECONDS = 3_600;

/**
 * Subscribes an email address to the newsletter.
 *
 * The answer is the same for new and existing subscribers, so it can't reveal who is subscribed. Attempts
 * are rate-limited per email and per client IP before anything is stored.
 *
 * @throws AppError `rate_limited`
 */
export async function subscribeToNewsletter(
  ctx: VisitorContext,
  input: NewsletterInput & { clientIp: string },
): Promise<{ message: string }> {
  for (const subject of [`newsletter:ip:${input.clientIp}`, `newsletter:to:${input.email}`]) {
    await limitRate(ctx.db, {
      subject,
      max: env().NEWSLETTER_PER_HOUR,
      windowSeconds: HOUR_SECONDS,
      now: ctx.now(),
    });
  }
  await saveSubscription(ctx.db, { email: input.email, createdAt: ctx.now() });
  return { message: "You're on the list. Thanks for subscribing." };
}
