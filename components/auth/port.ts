import type { ReactNode } from "react";

import type { User } from "@/lib/providers/auth/port";
import type { PlanLimits } from "@/lib/usage/plan-limits-contract";

/** The signed-in person, in the browser. */
export type SessionUser = User & { email: string | null };

/** A pending session counts as signed out. */
export type Session =
  | { status: "loading" }
  | { status: "signed-out" }
  | { status: "signed-in"; user: SessionUser };

/**
 * Accounts, in the browser. Chosen at build time: `#auth-client` is Clerk's adapter or our own and
 * exports exactly the members of this type by name. Pages never ask which one it is.
 */
export type AuthClient = {
  /** Wraps every page; also hands the session's token to `lib/client/session-token.ts`. */
  AuthProvider: (props: { children: ReactNode }) => ReactNode;
  useSession: () => Session;
  useAuthActions: () => {
    /** Opens sign-in over the page, then goes to `returnTo`, a path of ours. */
    openSignIn: (returnTo: string) => void;
    /** The same for somebody new, who creates an account first. */
    openSignUp: (returnTo: string) => void;
    /** Fetches what sign-in needs, because it is likely to be opened soon. */
    prepareSignIn: () => void;
    openProfile: () => void;
    signOut: () => Promise<void>;
  };
  /**
   * The sign-in form in place, with a link to sign up; then goes to `returnTo`.
   *
   * `forgot` begins with what to do about a forgotten password, where accounts are our own.
   */
  SignInWidget: (props: { returnTo: string; forgot?: boolean }) => ReactNode;
  SignUpWidget: (props: { returnTo: string }) => ReactNode;
  /** Chooses a new password with a code, where accounts are our own. */
  ResetPasswordWidget: () => ReactNode;
  /** Whether the places where people are signed in are listed here, and not by the provider. */
  hasDevices: boolean;
  /** Avatar button with a menu: profile, sign out. */
  UserMenu: () => ReactNode;
  /** @param limits what the plans allowed when the page was rendered */
  PricingTable: (props: { limits: PlanLimits }) => ReactNode;
};
