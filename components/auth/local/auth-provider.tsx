"use client";

import { type ReactNode, useEffect, useMemo, useState } from "react";

import { signOut as endSession } from "@/components/auth/local/account-api";
import { FORM_TEXTS } from "@/components/auth/local/account-card";
import { type AccountFormMode, SignInForm, SignUpForm } from "@/components/auth/local/account-form";
import { ProfileDialog } from "@/components/auth/local/profile-dialog";
import { forgetSession, freshToken, refreshSession } from "@/components/auth/local/session-store";
import { ActionsContext } from "@/components/auth/local/use-session";
import type { AuthClient } from "@/components/auth/port";
import { Dialog } from "@/components/ui/dialog";
import { setTokenSource } from "@/lib/client/session-token";

type Actions = ReturnType<AuthClient["useAuthActions"]>;

// In the browser only: a server has no session of its own.
if (typeof window !== "undefined") setTokenSource(freshToken);

export function AuthProvider({ children }: { children: ReactNode }) {
  const [signInFor, setSignInFor] = useState<string | null>(null);
  const [profileOpen, setProfileOpen] = useState(false);

  useEffect(() => {
    void refreshSession();
    // Another tab may have signed in or out.
    const refreshWhenSeen = () => {
      if (document.visibilityState === "visible") void refreshSession();
    };
    document.addEventListener("visibilitychange", refreshWhenSeen);
    return () => document.removeEventListener("visibilitychange", refreshWhenSeen);
  }, []);

  const actions = useMemo<Actions>(
    () => ({
      openSignIn: setSignInFor,
      openProfile: () => setProfileOpen(true),
      signOut: async () => {
        await endSession();
        forgetSession();
        location.assign("/");
      },
    }),
    [],
  );

  return (
    <ActionsContext value={actions}>
      {children}
      <SignInDialog returnTo={signInFor} onClose={() => setSignInFor(null)} />
      <ProfileDialog open={profileOpen} onOpenChange={setProfileOpen} />
    </ActionsContext>
  );
}

function SignInDialog({ returnTo, onClose }: { returnTo: string | null; onClose: () => void }) {
  const [mode, setMode] = useState<AccountFormMode>("sign-in");
  const Form = mode === "sign-in" ? SignInForm : SignUpForm;
  return (
    <Dialog
      open={returnTo !== null}
      onOpenChange={(open) => !open && onClose()}
      title={FORM_TEXTS[mode].title}
      description={FORM_TEXTS[mode].lead}
    >
      <Form returnTo={returnTo ?? "/ai"} onModeChange={setMode} />
    </Dialog>
  );
}
