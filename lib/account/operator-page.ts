import "server-only";

import { cache } from "react";

import { isOperator } from "@/lib/account/operator";
import { getProviders } from "@/lib/providers/with-accounts";

/** Whether the page that is being rendered is for whoever runs this server; false without a session. */
export const isOperatorsPage = cache(async (): Promise<boolean> => {
  const { db, auth } = await getProviders();
  const user = await auth.userFromCookies();
  return user !== null && isOperator({ db, auth, user });
});
