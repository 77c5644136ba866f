"use client";

import { type ReactNode, useEffect, useMemo, useState } from "react";

import { signOut as endSession } from "@/components/auth/local/account-api";
import { forgetSession, freshToken, refreshSession } from "@/components/auth/local/session-store";
import { ActionsContext } from "@/components/auth/local/use-session";
import { watchOtherTabs } from "@/components/auth/local/watch-other-tabs";
import type { AuthClient } from "@/components/auth/port";
import { setTokenSource } from "@/lib/client/session-token";
import { usePart } from "@/lib/client/use-part";

type Actions = ReturnType<AuthClient["useAuthActions"]>;

// In the browser only: a server has no session of its own.
if (typeof window !== "undefined") setTokenSource(freshToken);

const fetchSignIn = () => import("@/components/auth/local/sign-in-dialog");
const fetchProfile = () => import("@/components/auth/local/profile-dialog");

/** The session, and the dialogs about it, which are fetched when they first open. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [signInFor, setSignInFor] = useState<string | null>(null);
  const [opening, setOpening] = useState<{ count: number; first: "sign-in" | "sign-up" }>({
    count: 0,
    first: "sign-in",
  });
  const [profileOpen, setProfileOpen] = useState(false);
  const { part: signIn, load: loadSignIn, preload: preloadSignIn } = usePart(fetchSignIn);
  const { part: profile, load: loadProfile } = usePart(fetchProfile);
  useRefreshedSession();

  const actions = useMemo<Actions>(() => {
    function open(first: "sign-in" | "sign-up", returnTo: string): void {
      setSignInFor(returnTo);
      setOpening(({ count }) => ({ count: count + 1, first }));
      void loadSignIn().then((loaded) => loaded || setSignInFor(null));
    }
    return {
      openSignIn: (returnTo) => open("sign-in", returnTo),
      openSignUp: (returnTo) => open("sign-up", returnTo),
      prepareSignIn: preloadSignIn,
      openProfile: () => {
        setProfileOpen(true);
        void loadProfile().then((loaded) => loaded || setProfileOpen(false));
      },
      signOut: async () => {
        const { dropAllDrafts } = await import("@/lib/client/drop-drafts");
        await endSession();
        forgetSession();
        dropAllDrafts();
        location.assign("/");
      },
    };
  }, [loadSignIn, preloadSignIn, loadProfile]);

  return (
    <ActionsContext value={actions}>
      {children}
      {signIn && (
        // Each opening begins anew: whoever opens it next may be somebody else.
        <signIn.SignInDialog
          key={opening.count}
          first={opening.first}
          returnTo={signInFor}
          onClose={() => setSignInFor(null)}
        />
      )}
      {profile && <profile.ProfileDialog open={profileOpen} onOpenChange={setProfileOpen} />}
    </ActionsContext>
  );
}

/** Asks who is signed in, and again when another tab may have signed in or out. */
function useRefreshedSession(): void {
  useEffect(() => {
    void refreshSession();
    return watchOtherTabs(() => void refreshSession());
  }, []);
}
