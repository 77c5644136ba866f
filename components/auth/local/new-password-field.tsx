"use client";

import { Field } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";
import { NEW_PASSWORD_HINT } from "@/lib/account/password-contract";

type NewPasswordFieldProps = { label: string; name: string; error: string | undefined };

/** Where a password is chosen. */
export function NewPasswordField({ label, name, error }: NewPasswordFieldProps) {
  return (
    <Field label={label} hint={NEW_PASSWORD_HINT} error={error}>
      {(control) => <PasswordInput {...control} name={name} autoComplete="new-password" />}
    </Field>
  );
}
