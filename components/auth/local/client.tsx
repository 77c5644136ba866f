"use client";

import { AccountCard } from "@/components/auth/local/account-card";

export { AuthProvider } from "@/components/auth/local/auth-provider";
export { PricingTable } from "@/components/auth/local/pricing-table";
export { UserMenu } from "@/components/auth/local/user-menu";

export function SignInWidget({ returnTo }: { returnTo: string }) {
  return <AccountCard mode="sign-in" returnTo={returnTo} />;
}

export function SignUpWidget({ returnTo }: { returnTo: string }) {
  return <AccountCard mode="sign-up" returnTo={returnTo} />;
}
export { useAuthActions, useSession } from "@/components/auth/local/use-session";
