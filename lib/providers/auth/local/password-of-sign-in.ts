import "server-only";

import { findPasswordHashOf } from "@/db/queries/accounts";
import { endSessionOfOldPassword } from "@/db/queries/sessions";
import { getDatabase } from "@/lib/providers/database";

/** The password hash that an account had when a request to sign in began. */
const passwordHashes = new WeakMap<Request, string | null>();

/** Remembers the password that a sign-in begins with: checking it may take a while, and meanwhile it may be replaced. */
export async function rememberPassword(request: Request, email: string): Promise<void> {
  passwordHashes.set(request, await findPasswordHashOf(await getDatabase(), email));
}

/**
 * Ends the session that a sign-in made if the password was replaced meanwhile, which ended all others.
 *
 * @returns whether it ended
 */
export async function endIfPasswordReplaced(
  request: Request,
  session: { userId: string; id: string },
): Promise<boolean> {
  const passwordHash = passwordHashes.get(request) ?? null;
  return endSessionOfOldPassword(await getDatabase(), { ...session, passwordHash });
}
