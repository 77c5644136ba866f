"use client";

import { useEffect } from "react";

import { UserMenu, useAuthActions, useSession } from "#auth-client";
import { hasAccountHere, rememberAccount } from "@/components/auth/known-here";
import { Button } from "@/components/ui/button";

/**
 * Get started, or the user menu when signed in [L-02, L-03]. Newcomers begin with an account, those who have signed in
 * with this browser before with signing in.
 *
 * Until the session is known it shows the signed-out button (ST-02), in a slot of fixed size so
 * that nothing jumps.
 */
export function AccountButton() {
  const session = useSession();
  useEffect(() => {
    if (session.status === "signed-in") rememberAccount();
  }, [session.status]);
  const { openSignIn, openSignUp, prepareSignIn } = useAuthActions();
  return (
    <div className="flex min-w-29 justify-end">
      {session.status === "signed-in" ? (
        <UserMenu />
      ) : (
        <Button
          onPointerEnter={prepareSignIn}
          onFocus={prepareSignIn}
          onClick={() => (hasAccountHere() ? openSignIn : openSignUp)("/ai")}
        >
          Get started
        </Button>
      )}
    </div>
  );
}
