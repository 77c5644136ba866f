"use client";

import { useAccountMode } from "@/components/auth/local/account-mode";
import type { AccountMode } from "@/components/auth/local/account-mode-props";
import { FormCard } from "@/components/auth/local/form-card";

/** A form about an account in a card, at its own address or in place of a page. */
export function AccountCard(props: { mode: AccountMode; returnTo: string }) {
  const { title, lead, form } = useAccountMode(props.mode, props.returnTo);
  return (
    <FormCard title={title} lead={lead}>
      {form}
    </FormCard>
  );
}
