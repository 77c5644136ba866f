"use client";

import { SignIn, SignUp, UserButton } from "@clerk/nextjs";

import { useHydrated } from "@/components/auth/clerk/use-hydrated";
import { safeReturnTo } from "@/components/auth/return-to";

export { AuthProvider, useAuthActions, useSession } from "@/components/auth/clerk/auth-provider";
export { PricingTable } from "@/components/auth/clerk/pricing-table";

export const hasDevices = false;

// Its steps are routed behind the `#`, because the form also appears on other pages.
const ROUTING = "hash";

export function SignInWidget({ returnTo }: { returnTo: string }) {
  const target = safeReturnTo(returnTo);
  if (!useHydrated()) return null;
  return (
    <SignIn
      routing={ROUTING}
      signUpUrl={`/sign-up?return_to=${encodeURIComponent(target)}`}
      forceRedirectUrl={target}
      signUpForceRedirectUrl={target}
    />
  );
}

export function SignUpWidget({ returnTo }: { returnTo: string }) {
  const target = safeReturnTo(returnTo);
  if (!useHydrated()) return null;
  return (
    <SignUp
      routing={ROUTING}
      signInUrl={`/sign-in?return_to=${encodeURIComponent(target)}`}
      forceRedirectUrl={target}
      signInForceRedirectUrl={target}
    />
  );
}

/** Clerk's sign-in form does this itself. */
export function ResetPasswordWidget() {
  return null;
}

export function UserMenu() {
  return useHydrated() ? <UserButton /> : null;
}
