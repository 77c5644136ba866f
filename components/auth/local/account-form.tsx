"use client";

import type { ReactNode } from "react";

import type { useAccountForm } from "@/components/auth/local/use-account-form";
import { Button } from "@/components/ui/button";
import { DisabledUntilHydrated } from "@/components/ui/disabled-until-hydrated";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";

type AccountFormProps = {
  form: ReturnType<typeof useAccountForm>;
  /** For screen readers. */
  name: string;
  /** On the button. */
  submit: string;
  /** Leads to other forms. */
  other?: ReactNode;
  children: ReactNode;
};

/** The frame of a form about an account: its error, its fields, one button. */
export function AccountForm({ form, name, submit, other, children }: AccountFormProps) {
  return (
    <form method="post" {...form.formProps} className="grid gap-4" aria-label={name}>
      <DisabledUntilHydrated>
        {form.faults.form && <Notice tone="danger">{form.faults.form}</Notice>}
        {children}
        <Button type="submit" variant="accent" pending={form.pending}>
          {submit}
        </Button>
        {other}
      </DisabledUntilHydrated>
    </form>
  );
}

type EmailFieldProps = { error: string | undefined; defaultValue: string };

export function EmailField({ error, defaultValue }: EmailFieldProps) {
  return (
    <Field label="Email address" error={error}>
      {(control) => (
        <Input
          {...control}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          defaultValue={defaultValue}
        />
      )}
    </Field>
  );
}
