import "server-only";

import { z } from "zod";
import { findPasswordHash } from "@/db/queries/accounts";
import { AppError } from "@/lib/core/errors";
import { type Auth, getAuth } from "@/lib/providers/auth/local/better-auth";
import { knownDevice } from "@/lib/providers/auth/local/device-cookie";
import { passwordHashing } from "@/lib/providers/auth/local/password-hashing";
import {
  consumeSignInAttempt,
  refundSignInAttempt,
  type SignInAttempt,
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
  const { attempt, passwordHash } = await beginCheck({ id, email }, request);
  const retryAfterSeconds = await consumeSignInAttempt(attempt);
  if (retryAfterSeconds > 0) {
    throw new AppError("rate_limited", TOO_MANY_FAILURES, { retryAfterSeconds });
  }
  if (!passwordHash || !(await passwordHashing.verify({ hash: passwordHash, password }))) {
    throw new AppError("invalid_input", "That's not your password.");
  }
  await refundSignInAttempt(attempt);
}

/**
 * Has better-auth change a password, and counts as `checkPassword` does: whoever is at an unlocked screen, or has a stolen session, could
 * guess the present password there as well.
 *
 * @returns better-auth's response, or one of the same kind, with status 429, after too many wrong passwords
 */
export async function changePassword(auth: Auth, request: Request): Promise<Response> {
  // Through the library, because a session comes as a cookie or as a bearer token.
  const query = { disableRefresh: true };
  const session = await auth.api.getSession({ headers: request.headers, query });
  if (!session) return auth.handler(request);
  const { attempt } = await beginCheck(session.user, request);
  const seconds = await consumeSignInAttempt(attempt);
  if (seconds > 0) {
    const body = { code: "TOO_MANY_FAILURES", message: TOO_MANY_FAILURES };
    return Response.json(body, { status: 429, headers: { "x-retry-after": String(seconds) } });
  }
  const response = await auth.handler(request);
  if (!(await saysWrongPassword(response))) await refundSignInAttempt(attempt);
  return response;
}

async function saysWrongPassword(response: Response): Promise<boolean> {
  if (response.status !== 400) return false;
  const body: unknown = await response.clone().json();
  return z.object({ code: z.literal("INVALID_PASSWORD") }).safeParse(body).success;
}

/** What a check of an account's password counts as, and the hash that it's checked against; null without one. */
async function beginCheck(
  { id, email }: { id: string; email: string },
  request: Request,
): Promise<{ attempt: SignInAttempt; passwordHash: string | null }> {
  const passwordHash = await findPasswordHash(await getDatabase(), id);
  const { secret } = await (await getAuth()).$context;
  const owner = passwordHash === null ? null : { userId: id, passwordHash };
  const deviceId = knownDevice(request.headers.get("cookie"), owner, secret);
  return { attempt: { email, deviceId }, passwordHash };
}
