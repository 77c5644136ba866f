import "server-only";

import { findEmailOf } from "@/db/queries/accounts";
import { isOperator } from "@/lib/account/operator";
import { env, isEmbedded } from "@/lib/core/env";
import type { UserContext } from "@/lib/providers/context";

/**
 * Whether a person may connect servers in this server's own network, and over http: everybody where `PRIVATE_ENGINES` is on.
 * Unless it's set, only whoever runs a server that has everything on one machine: others would see into a network that isn't theirs.
 */
export async function mayUsePrivateEngines({ db, user }: Pick<UserContext, "db" | "user">) {
  const { PRIVATE_ENGINES } = env();
  if (PRIVATE_ENGINES) return PRIVATE_ENGINES === "on";
  if (!isEmbedded()) return false;
  // Accounts are rows of the same database there.
  const emailsOf = async (id: string) => {
    const email = await findEmailOf(db, id);
    return email === null ? [] : [email];
  };
  return isOperator({ db, auth: { emailsOf }, user });
}
