import "server-only";

import { findPasswordHash } from "@/db/queries/accounts";
import { AppError } from "@/lib/core/errors";
import { getAuth } from "@/lib/providers/auth/local/better-auth";
import { knownDevice } from "@/lib/providers/auth/local/device-cookie";
import { passwordHashing } from "@/lib/providers/auth/local/password-hashing";
import {
  consumeSignInAttempt,
  refundSignInAttempt,
  TOO_MANY_FAILURES,
} from "@/lib/providers/auth/local/sign-in-limit";
import { getDatabase } from "@/lib/providers/database";

/**
 * Checks a password outside of signing in. Wrong ones count as wrong sign-ins, so that there is no second place to guess
 * at. As there, strangers' wrong ones don't hold up a browser in which the account has signed in.
 *
 * @throws AppError `invalid_input` when it's wrong, `rate_limited` after too many wrong ones
 */
export async function checkPassword(
  { id, email }: { id: string; email: string },
  password: string,
  request: Request,
): Promise<void> {
  const passwordHash = await findPasswordHash(await getDatabase(), id);
  const { secret } = await (await getAuth()).$context;
  const owner = passwordHash === null ? null : { userId: id, passwordHash };
  const deviceId = knownDevice(request.headers.get("cookie"), owner, secret);
  const retryAfterSeconds = await consumeSignInAttempt({ email, deviceId });
  if (retryAfterSeconds > 0) {
    throw new AppError("rate_limited", TOO_MANY_FAILURES, { retryAfterSeconds });
  }
  if (!passwordHash || !(await passwordHashing.verify({ hash: passwordHash, password }))) {
    throw new AppError("invalid_input", "That's not your password.");
  }
  await refundSignInAttempt({ email, deviceId });
}
