import "server-only";

import type { z } from "zod";

import { consumePasswordReset, isPasswordReset } from "@/db/queries/password-resets";
import type { resetPasswordInput } from "@/lib/account/password-contract";
import { hashOfCode } from "@/lib/account/reset-code";
import { AppError } from "@/lib/core/errors";
import { logger } from "@/lib/core/logger";
import type { AuthServer } from "@/lib/providers/auth/port";
import type { VisitorContext } from "@/lib/providers/context";
import { limitRate } from "@/lib/usage/rate-limit";

const QUARTER_HOUR_SECONDS = 900;
const MAX_PER_CALLER = 30;

type Caller = Pick<VisitorContext, "db" | "now"> & {
  auth: Pick<AuthServer, "hashPassword" | "forgiveSignIns">;
  clientIp: string;
};

/**
 * Sets a new password with a code, ends every session of its account, and forgets wrong passwords that were tried, so
 * that the person can sign in at once. The code is used up only when the password is set.
 *
 * @throws AppError `invalid_input` for a code that is wrong, used, or expired (indistinguishable), `rate_limited`,
 *   `provider_unavailable` when too many passwords are being checked
 */
export async function resetPassword(
  { db, now, auth, clientIp }: Caller,
  { code, password }: z.output<typeof resetPasswordInput>,
): Promise<void> {
  await limitRate(db, {
    subject: `password-code:ip:${clientIp}`,
    max: MAX_PER_CALLER,
    windowSeconds: QUARTER_HOUR_SECONDS,
    now: now(),
    message: "Too many codes were tried. Wait 15 minutes and try again.",
  });
  const codeHash = hashOfCode(code);
  // Hashing is expensive by design, so not for every guess.
  if (!(await isPasswordReset(db, { codeHash, now: now() }))) throw invalidCode();
  const passwordHash = await auth.hashPassword(password);
  const email = await consumePasswordReset(db, { codeHash, passwordHash, now: now() });
  if (email === null) throw invalidCode();
  // The password is set by now, whatever happens here.
  await auth.forgiveSignIns(email).catch((error: unknown) => {
    logger.error({ error }, "could not forget the wrong passwords of an account with a new one");
  });
}

function invalidCode(): AppError {
  const message =
    "This code doesn't work: it's mistyped, was used before, or is over an hour old. Ask for a new one.";
  return new AppError("invalid_input", message);
}
