"use client";

import { useState } from "react";

import { AccountForm, EmailField } from "@/components/auth/local/account-form";
import { sendResetLink } from "@/components/auth/local/account-forms";
import type { AccountModeProps } from "@/components/auth/local/account-mode-props";
import { ModeSwitch } from "@/components/auth/local/mode-switch";
import { useAccountForm } from "@/components/auth/local/use-account-form";
import { useResetWays } from "@/components/auth/local/use-reset-ways";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { Notice } from "@/components/ui/notice";
import { Spinner } from "@/components/ui/spinner";
import { forgotPasswordInput } from "@/lib/account/password-contract";

/** A link by mail where this server sends mail; elsewhere, how to get a code. */
export function ForgotPasswordForm(props: AccountModeProps) {
  const { ways, failed, retry } = useResetWays();
  if (failed) {
    const again = (
      <Button size="sm" onClick={retry}>
        Try again
      </Button>
    );
    return (
      <Notice tone="danger" action={again}>
        Couldn't reach the server. Check your connection.
      </Notice>
    );
  }
  if (!ways) return <Spinner label="Loading" />;
  if (ways.sendsMail) return <LinkForm {...props} />;
  return <CodeFromOperator {...props} hasContact={ways.hasContact} />;
}

function LinkForm({ email, onModeChange }: AccountModeProps) {
  const [sentTo, setSentTo] = useState<string>();
  const form = useAccountForm(forgotPasswordInput, async (fields) => {
    setSentTo(undefined);
    await sendResetLink(fields.email);
    setSentTo(fields.email);
    return undefined;
  });
  const other = (
    <div>
      <p className="text-center text-sm">
        <CodeLink />
      </p>
      <BackToSignIn email="" onModeChange={onModeChange} />
    </div>
  );
  return (
    <AccountForm
      form={form}
      name="Ask for a new password"
      submit={sentTo ? "Send another link" : "Send me a link"}
      other={other}
    >
      <div role="status" className="empty:hidden">
        {sentTo && (
          <Notice tone="success">
            If {sentTo} has an account, a link is on its way. It works once, for an hour. If nothing
            arrives within a few minutes, look in your spam folder.
          </Notice>
        )}
      </div>
      <EmailField error={form.faults.email} defaultValue={email} />
    </AccountForm>
  );
}

type CodeFromOperatorProps = AccountModeProps & { hasContact: boolean };

function CodeFromOperator({ email, onModeChange, hasContact }: CodeFromOperatorProps) {
  return (
    <div className="grid gap-4">
      <Notice>
        This server doesn't send mail, so it can't send you a link. The person who runs it can make
        a code for you. Tell them the email address of your account.
      </Notice>
      {hasContact && <ButtonLink href="/contact?about=password#message">Ask for a code</ButtonLink>}
      <ButtonLink href="/reset-password" variant="accent">
        I have a code
      </ButtonLink>
      <BackToSignIn email={email} onModeChange={onModeChange} />
    </div>
  );
}

function CodeLink() {
  return (
    <ButtonLink href="/reset-password" variant="ghost">
      I have a code
    </ButtonLink>
  );
}

type BackToSignInProps = Pick<AccountModeProps, "onModeChange"> & {
  /** For where no form holds one. */
  email: string;
};

function BackToSignIn({ email, onModeChange }: BackToSignInProps) {
  return (
    <ModeSwitch
      text="Remembered it?"
      action="Sign in"
      onSwitch={(typed) => onModeChange("sign-in", typed || email)}
    />
  );
}
