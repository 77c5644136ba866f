import "server-only";

import { findPasswordOf } from "@/db/queries/accounts";
import { endSessionOfOldPassword } from "@/db/queries/sessions";
import type { DeviceOwner } from "@/lib/providers/auth/local/device-cookie";
import { getDatabase } from "@/lib/providers/database";

/** The account, and the password hash it had, when a request to sign in began. */
const accounts = new WeakMap<Request, DeviceOwner | null>();

/** Remembers the password that a sign-in begins with: checking it may take a while, and meanwhile it may be replaced. */
export async function rememberPassword(request: Request, email: string): Promise<void> {
  accounts.set(request, await findPasswordOf(await getDatabase(), email));
}

/** The account that a remembered sign-in is for, with the password it began with; null when there is none. */
export function accountOfSignIn(request: Request | undefined): DeviceOwner | null {
  return (request && accounts.get(request)) ?? null;
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
  const passwordHash = accounts.get(request)?.passwordHash ?? null;
  return endSessionOfOldPassword(await getDatabase(), { ...session, passwordHash });
}
