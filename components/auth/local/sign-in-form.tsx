"use client";

import { z } from "zod";

import { AccountForm, EmailField } from "@/components/auth/local/account-form";
import { signIn } from "@/components/auth/local/account-forms";
import type { AccountModeProps } from "@/components/auth/local/account-mode-props";
import { enter } from "@/components/auth/local/enter";
import { ModeSwitch } from "@/components/auth/local/mode-switch";
import { useAccountForm } from "@/components/auth/local/use-account-form";
import { Field } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";
import { emailField } from "@/lib/account/password-contract";

const schema = z.object({
  email: emailField,
  password: z.string().min(1, "Enter your password."),
});

export function SignInForm({ returnTo, email, onModeChange }: AccountModeProps) {
  const form = useAccountForm(schema, async (fields) => {
    await signIn(fields);
    return enter(returnTo);
  });
  const other = (
    <div>
      <ModeSwitch
        action="Forgot your password?"
        onSwitch={(typed) => onModeChange("forgot", typed)}
      />
      <ModeSwitch
        text="Don't have an account?"
        action="Create one"
        onSwitch={(typed) => onModeChange("sign-up", typed)}
      />
    </div>
  );
  return (
    <AccountForm form={form} name="Sign in" submit="Sign in" other={other}>
      <EmailField error={form.faults.email} defaultValue={email} />
      <Field label="Password" error={form.faults.password}>
        {(control) => (
          <PasswordInput {...control} name="password" autoComplete="current-password" />
        )}
      </Field>
    </AccountForm>
  );
}
