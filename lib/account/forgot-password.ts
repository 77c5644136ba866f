import "server-only";

import { createHash } from "node:crypto";

import { makeResetCode } from "@/lib/account/reset-code";
import { resetMail } from "@/lib/account/reset-mail";
import { AppError } from "@/lib/core/errors";
import { countFailure } from "@/lib/core/last-failures";
import { logger } from "@/lib/core/logger";
import type { VisitorContext } from "@/lib/providers/context";
import type { MailPort } from "@/lib/providers/mail/port";
import { limitRate } from "@/lib/usage/rate-limit";

const HOUR_SECONDS = 3_600;
const MAX_PER_ADDRESS = 5;
const MAX_PER_CALLER = 20;
/** So that nothing done for an account is in the time of the answer. */
const AFTER_ANSWER_MS = 200;
/** Waits before another try: a server that is briefly busy says so at the first. */
const RETRY_MS = [2_000, 10_000];

type Sender = Pick<VisitorContext, "db" | "now"> & { mail: MailPort | null };

/**
 * Sends a link for a new password, if there is an account with this email. Everything a caller can see, the time
 * included, is the same if there isn't: limits and the mail server's state don't depend on the account, and the
 * account is looked up only after the answer.
 *
 * @returns what goes on after the answer; it never rejects
 * @throws AppError `conflict` without a mail server, `rate_limited`, `provider_unavailable` when the mail server is down
 */
export async function forgotPassword(
  ctx: Sender,
  { email, clientIp }: { email: string; clientIp: string },
): Promise<{ sent: Promise<void> }> {
  const { mail } = ctx;
  if (!mail) {
    const message =
      "This server doesn't send mail. Ask the person who runs it for a code to choose a new password.";
    throw new AppError("conflict", message);
  }
  const address = createHash("sha256").update(email.toLowerCase()).digest("base64url");
  await limit(ctx, `password-reset:ip:${clientIp}`, MAX_PER_CALLER);
  // Before the address's limit, which only a link that could be sent uses up.
  await mail.check();
  await limit(ctx, `password-reset:to:${address}`, MAX_PER_ADDRESS);
  return { sent: sendLink({ ...ctx, mail }, email) };
}

function limit({ db, now }: Sender, subject: string, max: number): Promise<void> {
  const message = "Too many links were asked for. Wait an hour and try again.";
  return limitRate(db, { subject, max, windowSeconds: HOUR_SECONDS, now: now(), message });
}

async function sendLink(ctx: Sender & { mail: MailPort }, email: string): Promise<void> {
  try {
    await new Promise((resolve) => setTimeout(resolve, AFTER_ANSWER_MS));
    const made = await makeResetCode(ctx, email);
    if (made) await sendPersistently(ctx.mail, resetMail(made));
  } catch (error) {
    countFailure("provider_unavailable");
    logger.error({ error }, "could not send a link for a new password");
  }
}

async function sendPersistently(
  mail: MailPort,
  message: Parameters<MailPort["send"]>[0],
): Promise<void> {
  for (const waitMs of RETRY_MS) {
    try {
      return await mail.send(message);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
  return mail.send(message);
}
