"use client";

import type { ReactNode } from "react";
import { z } from "zod";

import { signIn, signUp } from "@/components/auth/local/account-forms";
import { useAccountForm } from "@/components/auth/local/use-account-form";
import { safeReturnTo } from "@/components/auth/return-to";
import { DisabledUntilHydrated } from "@/components/ui/disabled-until-hydrated";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { PasswordInput } from "@/components/ui/password-input";
import { SubmitButton } from "@/components/ui/submit-button";

export type AccountFormMode = "sign-in" | "sign-up";

const MIN_PASSWORD_CHARACTERS = 10;

const email = z.email("Enter a valid email address.");
const signInSchema = z.object({
  email,
  password: z.string().min(1, "Enter your password."),
});
const signUpSchema = z.object({
  name: z.string().trim().min(1, "Enter your name.").max(100, "Use 100 characters or fewer."),
  email,
  password: z
    .string()
    .min(MIN_PASSWORD_CHARACTERS, `Use at least ${MIN_PASSWORD_CHARACTERS} characters.`)
    .max(128, "Use 128 characters or fewer."),
});

type AccountFormProps = { returnTo: string; onModeChange: (mode: AccountFormMode) => void };

/** Navigates with a full page load, so that every part of the page sees the new session. */
function navigateAfterSignIn(returnTo: string): "leaving" {
  const target = safeReturnTo(returnTo);
  const here = location.pathname + location.search;
  if (target === here) location.reload();
  else location.assign(target);
  return "leaving";
}

export function SignInForm({ returnTo, onModeChange }: AccountFormProps) {
  const form = useAccountForm(signInSchema, async (fields) => {
    await signIn(fields);
    return navigateAfterSignIn(returnTo);
  });
  return (
    <AccountForm
      form={form}
      name="Sign in"
      submit="Sign in"
      other={
        <Switch
          text="Don't have an account?"
          action="Create one"
          onClick={() => onModeChange("sign-up")}
        />
      }
    >
      <EmailField error={form.faults.email} />
      <Field label="Password" error={form.faults.password}>
        {(control) => (
          <PasswordInput {...control} name="password" autoComplete="current-password" />
        )}
      </Field>
    </AccountForm>
  );
}

export function SignUpForm({ returnTo, onModeChange }: AccountFormProps) {
  const form = useAccountForm(signUpSchema, async (fields) => {
    await signUp(fields);
    return navigateAfterSignIn(returnTo);
  });
  return (
    <AccountForm
      form={form}
      name="Create an account"
      submit="Create account"
      other={
        <Switch
          text="Already have an account?"
          action="Sign in"
          onClick={() => onModeChange("sign-in")}
        />
      }
    >
      <Field label="Full name" error={form.faults.name}>
        {(control) => <Input {...control} name="name" autoComplete="name" />}
      </Field>
      <EmailField error={form.faults.email} />
      <Field
        label="Password"
        hint={`At least ${MIN_PASSWORD_CHARACTERS} characters. A few words you can remember work well.`}
        error={form.faults.password}
      >
        {(control) => <PasswordInput {...control} name="password" autoComplete="new-password" />}
      </Field>
    </AccountForm>
  );
}

type FrameProps = {
  form: ReturnType<typeof useAccountForm>;
  /** For screen readers. */
  name: string;
  /** On the button. */
  submit: string;
  /** Leads to the other form. */
  other: ReactNode;
  children: ReactNode;
};

function AccountForm({ form, name, submit, other, children }: FrameProps) {
  return (
    <form method="post" onSubmit={form.submit} noValidate className="grid gap-4" aria-label={name}>
      <DisabledUntilHydrated>
        {form.faults.form && <Notice tone="danger">{form.faults.form}</Notice>}
        {children}
        <SubmitButton pending={form.pending}>{submit}</SubmitButton>
        {other}
      </DisabledUntilHydrated>
    </form>
  );
}

function EmailField({ error }: { error: string | undefined }) {
  return (
    <Field label="Email address" error={error}>
      {(control) => (
        <Input {...control} name="email" type="email" inputMode="email" autoComplete="email" />
      )}
    </Field>
  );
}

function Switch(props: { text: string; action: string; onClick: () => void }) {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-1 text-sm text-soft">
      {props.text}
      <button
        type="button"
        onClick={props.onClick}
        className="min-h-11 rounded-control px-2 font-medium text-ink underline underline-offset-4"
      >
        {props.action}
      </button>
    </p>
  );
}
