import { connection } from "next/server";
import type { ReactNode } from "react";

import { authServer } from "#auth-server";
import { InlineSignIn } from "@/components/shell/inline-sign-in";
import { QueryProvider } from "@/components/shell/query-provider";
import { Shell } from "@/components/shell/shell";
import { isOperatorsPage } from "@/lib/account/operator-page";

/** The signed-in shell; without a user, the sign-in form at the same address (S-10). */
export default async function AiLayout({ children }: { children: ReactNode }) {
  await connection();
  const user = await authServer.userFromCookies();
  if (!user) return <InlineSignIn />;
  return (
    <QueryProvider>
      <Shell user={user}>{children}</Shell>
      {/* The palette asks for it, wherever it's opened. */}
      {(await isOperatorsPage()) && <span hidden data-operator />}
    </QueryProvider>
  );
}
