"use client";

import { z } from "zod";

import { AccountForm, EmailField } from "@/components/auth/local/account-form";
import { signUp } from "@/components/auth/local/account-forms";
import type { AccountModeProps } from "@/components/auth/local/account-mode-props";
import { enter } from "@/components/auth/local/enter";
import { ModeSwitch } from "@/components/auth/local/mode-switch";
import { NewPasswordField } from "@/components/auth/local/new-password-field";
import { useAccountForm } from "@/components/auth/local/use-account-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { emailField, newPasswordField } from "@/lib/account/password-contract";

const schema = z.object({
  name: z.string().trim().min(1, "Enter your name.").max(100, "Use 100 characters or fewer."),
  email: emailField,
  password: newPasswordField,
});

export function SignUpForm({ returnTo, email, onModeChange }: AccountModeProps) {
  const form = useAccountForm(schema, async (fields) => {
    await signUp(fields);
    return enter(returnTo);
  });
  const other = (
    <ModeSwitch
      text="Already have an account?"
      action="Sign in"
      onSwitch={(typed) => onModeChange("sign-in", typed)}
    />
  );
  return (
    <AccountForm form={form} name="Create an account" submit="Create account" other={other}>
      <Field label="Full name" error={form.faults.name}>
        {(control) => <Input {...control} name="name" autoComplete="name" />}
      </Field>
      <EmailField error={form.faults.email} defaultValue={email} />
      <NewPasswordField label="Password" name="password" error={form.faults.password} />
    </AccountForm>
  );
}
