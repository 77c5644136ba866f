"use client";

import { UserMenu, useAuthActions, useSession } from "#auth-client";
import { Button } from "@/components/ui/button";

/**
 * Get started, or the user menu when signed in [L-02, L-03].
 *
 * Until the session is known it shows the signed-out button (ST-02), in a slot of fixed size so
 * that nothing jumps.
 */
export function AccountButton() {
  const session = useSession();
  const { openSignIn, prepareSignIn } = useAuthActions();
  return (
    <div className="flex min-w-29 justify-end">
      {session.status === "signed-in" ? (
        <UserMenu />
      ) : (
        <Button
          onPointerEnter={prepareSignIn}
          onFocus={prepareSignIn}
          onClick={() => openSignIn("/ai")}
        >
          Get started
        </Button>
      )}
    </div>
  );
}
