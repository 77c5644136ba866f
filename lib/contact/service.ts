import "server-only";

import { uuidv7 } from "uuidv7";

import { countOpenMessages, insertContactMessage } from "@/db/queries/contact-messages";
import { hasOperator } from "@/lib/account/operator";
import type { ContactInput } from "@/lib/contact/contract";
import { env } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import type { VisitorContext } from "@/lib/providers/context";
import { limitRate, secondsLeft } from "@/lib/usage/rate-limit";

const HOUR_SECONDS = 3_600;
/** Nobody reads more, and the table mustn't grow with every bot. */
const MOST_OPEN = 1_000;

/**
 * Keeps a message for the operators of this server.
 *
 * @throws AppError `conflict` when this server has nobody who reads it, or nobody has read the last thousand;
 *   `rate_limited` when this IP address has sent its share
 */
export async function sendMessage(
  ctx: VisitorContext,
  { name, email, message, clientIp }: ContactInput & { clientIp: string },
): Promise<{ message: string }> {
  if (!hasOperator())
    throw new AppError(
      "conflict",
      "Nobody reads messages on this server. Ask whoever gave you its address.",
    );
  // Before the caller's limit, which only a message that could be kept uses up.
  if ((await countOpenMessages(ctx.db)) >= MOST_OPEN)
    throw new AppError(
      "conflict",
      "This server's inbox is full. Ask whoever gave you its address.",
    );
  const minutes = Math.ceil(secondsLeft(ctx.now(), HOUR_SECONDS) / 60);
  await limitRate(ctx.db, {
    subject: `contact:ip:${clientIp}`,
    max: env().CONTACT_PER_HOUR,
    windowSeconds: HOUR_SECONDS,
    now: ctx.now(),
    message: `You've sent several messages this hour. Try again in ${minutes} min.`,
  });
  await insertContactMessage(ctx.db, {
    id: uuidv7(),
    name,
    email,
    message,
    createdAt: ctx.now(),
  });
  return { message: "Your message is with this server's operators." };
}
