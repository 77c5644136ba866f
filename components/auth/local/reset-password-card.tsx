"use client";

import { useEffect, useRef, useState } from "react";

import { AccountForm } from "@/components/auth/local/account-form";
import { resetPassword } from "@/components/auth/local/account-forms";
import { FormCard } from "@/components/auth/local/form-card";
import { NewPasswordField } from "@/components/auth/local/new-password-field";
import { forgetSession } from "@/components/auth/local/session-store";
import { useAccountForm } from "@/components/auth/local/use-account-form";
import { useSession } from "@/components/auth/local/use-session";
import { ButtonLink } from "@/components/ui/button-link";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { resetPasswordInput } from "@/lib/account/password-contract";

/** Where a link or a code is asked for. */
const FORGOT = "/sign-in?forgot=1";

/** A new password with a code: from the link in a mail, whose `#code=` fills it in, or from the operator. */
export function ResetPasswordCard() {
  const [done, setDone] = useState(false);
  if (done) return <PasswordChanged />;
  return (
    <FormCard
      title="Choose a new password"
      lead="With the code from your mail, or from the person who runs this server."
    >
      <ResetPasswordForm onDone={() => setDone(true)} />
    </FormCard>
  );
}

function ResetPasswordForm({ onDone }: { onDone: () => void }) {
  const codeRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const fillIn = () => {
      const code = new URLSearchParams(location.hash.slice(1)).get("code");
      if (code && codeRef.current) codeRef.current.value = code;
    };
    fillIn();
    window.addEventListener("hashchange", fillIn);
    return () => window.removeEventListener("hashchange", fillIn);
  }, []);

  const form = useAccountForm(
    resetPasswordInput,
    async (fields) => {
      await resetPassword(fields);
      // A used code needn't stay in the history.
      history.replaceState(history.state, "", location.pathname);
      forgetSession();
      onDone();
      return undefined;
    },
    "code",
  );
  return (
    <AccountForm
      form={form}
      name="Choose a new password"
      submit="Change password"
      other={<OtherWays />}
    >
      <Field label="Code" error={form.faults.code}>
        {(control) => (
          <Input
            {...control}
            ref={codeRef}
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            className="font-mono"
            placeholder="0000-0000-0000-0000-0000"
          />
        )}
      </Field>
      <NewPasswordField label="New password" name="password" error={form.faults.password} />
    </AccountForm>
  );
}

/** Leads to the sign-in page, which sends those who are signed in on to their dashboard. */
function OtherWays() {
  if (useSession().status === "signed-in") return null;
  return (
    <p className="flex flex-wrap justify-center">
      <ButtonLink href={FORGOT} variant="ghost" prefetch={false}>
        Ask for a new code
      </ButtonLink>
      <ButtonLink href="/sign-in" variant="ghost" prefetch={false}>
        Sign in
      </ButtonLink>
    </p>
  );
}

function PasswordChanged() {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  return (
    <FormCard title="Password changed" headingRef={headingRef}>
      <div className="grid gap-4">
        <Notice tone="success">
          You're signed out on every device, and your access tokens are revoked. Sign in with the
          new password.
        </Notice>
        <ButtonLink href="/sign-in" variant="accent" prefetch={false}>
          Sign in
        </ButtonLink>
      </div>
    </FormCard>
  );
}
