"use client";

import { UserMenu, useAuthActions, useSession } from "#auth-client";
import { Button } from "@/components/ui/button";

/**
 * Get started, or the user menu when signed in [L-02, L-03]. Until the session is known it shows what a
 * visitor sees (ST-02), in a slot of one size, so nothing jumps.
 */
export function AccountButton() {
  const session = useSession();
  const { openSignIn } = useAuthActions();
  return (
    <div className="flex min-w-29 justify-end">
      {session.status === "signed-in" ? (
        <UserMenu />
      ) : (
        <Button onClick={() => openSignIn("/ai")}>Get started</Button>
      )}
    </div>
  );
}
