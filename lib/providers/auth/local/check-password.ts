import "server-only";

import { findPasswordHash } from "@/db/queries/accounts";
import { AppError } from "@/lib/core/errors";
import { passwordHashing } from "@/lib/providers/auth/local/password-hashing";
import {
  consumeSignInAttempt,
  refundSignInAttempt,
  TOO_MANY_FAILURES,
} from "@/lib/providers/auth/local/sign-in-limit";
import { getDatabase } from "@/lib/providers/database";

/**
 * Checks a password outside of signing in. Wrong ones count as wrong sign-ins, so that there is no second place to guess
 * at.
 *
 * @throws AppError `invalid_input` when it's wrong, `rate_limited` after too many wrong ones
 */
export async function checkPassword(
  { id, email }: { id: string; email: string },
  password: string,
): Promise<void> {
  const retryAfterSeconds = await consumeSignInAttempt(email);
  if (retryAfterSeconds > 0) {
    throw new AppError("rate_limited", TOO_MANY_FAILURES, { retryAfterSeconds });
  }
  const hash = await findPasswordHash(await getDatabase(), id);
  if (!hash || !(await passwordHashing.verify({ hash, password }))) {
    throw new AppError("invalid_input", "That's not your password.");
  }
  await refundSignInAttempt(email);
}
