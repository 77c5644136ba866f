"use client";

import "@/components/auth/clerk/clerk.css";

import { ClerkProvider, useAuth, useClerk, useUser } from "@clerk/nextjs";
import { HeadManagerContext } from "next/dist/shared/lib/head-manager-context.shared-runtime";
import { type ReactNode, use, useEffect, useMemo } from "react";

import { useHydrated } from "@/components/auth/clerk/use-hydrated";
import { rememberAccount } from "@/components/auth/known-here";
import type { AuthClient, Session } from "@/components/auth/port";
import { safeReturnTo } from "@/components/auth/return-to";
import { mayHaveOthers } from "@/lib/client/forms-mark";
import { setTokenSource } from "@/lib/client/session-token";

/** Our design tokens, which follow the light and dark themes. */
const APPEARANCE = {
  variables: {
    colorPrimary: "var(--clerk-accent)",
    colorPrimaryForeground: "var(--clerk-accent-ink)",
    colorBackground: "var(--card)",
    colorForeground: "var(--ink)",
    colorMuted: "var(--sunken)",
    colorMutedForeground: "var(--soft)",
    colorInput: "var(--card)",
    colorInputForeground: "var(--ink)",
    colorBorder: "var(--line-strong)",
    colorNeutral: "var(--ink)",
    colorRing: "var(--focus)",
    colorDanger: "var(--danger)",
    colorSuccess: "var(--success)",
    colorWarning: "var(--warning)",
    borderRadius: "8px",
    fontFamily: "inherit",
  },
};

export function AuthProvider({ children }: { children: ReactNode }) {
  // Next keeps a response's nonce here; a page rendered at build time has none.
  const { nonce } = use(HeadManagerContext);
  return (
    <ClerkProvider
      {...(nonce ? { nonce } : {})}
      appearance={APPEARANCE}
      telemetry={false}
      signInUrl="/sign-in"
      signUpUrl="/sign-up"
      signInFallbackRedirectUrl="/ai"
      signUpFallbackRedirectUrl="/ai"
      afterSignOutUrl="/"
    >
      <TokenSource />
      {children}
    </ClerkProvider>
  );
}

/** Rendered before the pages, so that its effect runs before any of theirs asks for a token. */
function TokenSource() {
  const { getToken, isLoaded, isSignedIn, userId } = useAuth();
  useEffect(() => setTokenSource(() => getToken()), [getToken]);
  useEffect(() => {
    if (isSignedIn) rememberAccount();
  }, [isSignedIn]);
  useEffect(() => {
    if (!isLoaded || !mayHaveOthers(userId)) return;
    // Without it, the next page tries again.
    import("@/lib/client/settle-kept-forms")
      .then(({ settleKeptForms }) => settleKeptForms(userId))
      .catch(() => {});
  }, [isLoaded, userId]);
  useEffect(() => {
    // Somebody else signed in elsewhere: nothing of the first person may become theirs.
    if (isAnother(userId)) location.reload();
    else person ??= userId ?? undefined;
  }, [userId]);
  return null;
}

/** The first person this page was of, whose files and texts are on it. */
let person: string | undefined;

function isAnother(userId: string | null | undefined): boolean {
  return Boolean(userId && person && userId !== person);
}

export function useSession(): Session {
  const { isLoaded, isSignedIn, has } = useAuth({ treatPendingAsSignedOut: true });
  const { user } = useUser();
  const hydrated = useHydrated();
  return useMemo(() => {
    if (!isLoaded || !hydrated || isAnother(user?.id)) return { status: "loading" };
    if (!isSignedIn || !user) return { status: "signed-out" };
    const email = user.primaryEmailAddress?.emailAddress ?? null;
    return {
      status: "signed-in",
      user: {
        id: user.id,
        name: user.fullName || email || "",
        imageUrl: user.hasImage ? user.imageUrl : null,
        plan: has({ plan: "user:premium" }) ? "premium" : "free",
        email,
      },
    };
  }, [isLoaded, hydrated, isSignedIn, has, user]);
}

export function useAuthActions(): ReturnType<AuthClient["useAuthActions"]> {
  const clerk = useClerk();
  return useMemo(
    () => ({
      openSignIn: (returnTo: string) => {
        const target = safeReturnTo(returnTo);
        clerk.openSignIn({ forceRedirectUrl: target, signUpForceRedirectUrl: target });
      },
      openSignUp: (returnTo: string) => {
        const target = safeReturnTo(returnTo);
        clerk.openSignUp({ forceRedirectUrl: target, signInForceRedirectUrl: target });
      },
      // Clerk loads its forms itself.
      prepareSignIn: () => {},
      openProfile: () => clerk.openUserProfile(),
      signOut: async () => {
        const { dropAllDrafts } = await import("@/lib/client/drop-drafts");
        await clerk.signOut({ redirectUrl: "/" });
        dropAllDrafts();
        // Nothing of theirs stays in the page's memory, and the next person's forms are kept again.
        location.assign("/");
      },
    }),
    [clerk],
  );
}
