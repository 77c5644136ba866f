"use client";

import { lazyPart } from "@/components/ui/lazy-part";

export { AuthProvider } from "@/components/auth/local/auth-provider";

// In files of their own: most pages show none of them.
export const PricingTable = lazyPart(
  async () => (await import("@/components/auth/local/pricing-table")).PricingTable,
);
export const UserMenu = lazyPart(
  async () => (await import("@/components/auth/local/user-menu")).UserMenu,
  null,
);
const AccountCard = lazyPart(
  async () => (await import("@/components/auth/local/account-card")).AccountCard,
);

export const hasDevices = true;

export function SignInWidget({ returnTo, forgot }: { returnTo: string; forgot?: boolean }) {
  return <AccountCard mode={forgot ? "forgot" : "sign-in"} returnTo={returnTo} />;
}

export function ResetPasswordWidget() {
  return <AccountCard mode="reset" />;
}

export function SignUpWidget({ returnTo }: { returnTo: string }) {
  return <AccountCard mode="sign-up" returnTo={returnTo} />;
}

export { useAuthActions, useSession } from "@/components/auth/local/use-session";
