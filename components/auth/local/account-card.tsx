"use client";

import { useAccountMode } from "@/components/auth/local/account-mode";
import type { AccountMode } from "@/components/auth/local/account-mode-props";
import { FormCard } from "@/components/auth/local/form-card";
import { ResetPasswordCard } from "@/components/auth/local/reset-password-card";

type AccountCardProps = { mode: AccountMode; returnTo: string } | { mode: "reset" };

/** A form about an account in a card, at its own address or in place of a page. All of them are one part to fetch. */
export function AccountCard(props: AccountCardProps) {
  if (props.mode === "reset") return <ResetPasswordCard />;
  return <AccountModeCard {...props} />;
}

function AccountModeCard(props: { mode: AccountMode; returnTo: string }) {
  const { title, lead, form } = useAccountMode(props.mode, props.returnTo);
  return (
    <FormCard title={title} lead={lead}>
      {form}
    </FormCard>
  );
}
