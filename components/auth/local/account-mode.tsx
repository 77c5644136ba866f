"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";

import type { AccountMode, AccountModeProps } from "@/components/auth/local/account-mode-props";
import { ForgotPasswordForm } from "@/components/auth/local/forgot-password-form";
import { SignInForm } from "@/components/auth/local/sign-in-form";
import { SignUpForm } from "@/components/auth/local/sign-up-form";

const MODES: Record<
  AccountMode,
  { title: string; lead: string; Form: (props: AccountModeProps) => ReactNode }
> = {
  "sign-in": {
    title: "Sign in",
    lead: "Use the tools and see everything you've made.",
    Form: SignInForm,
  },
  "sign-up": {
    title: "Create your account",
    lead: "Your account works on this server only. No confirmation email, no newsletter.",
    Form: SignUpForm,
  },
  forgot: {
    title: "Forgot your password?",
    lead: "You can choose a new one. Everything you've made stays.",
    Form: ForgotPasswordForm,
  },
};

/**
 * Signing in, signing up, or asking for a new password: one form at a time, with words for the card or dialog around it.
 * A form that takes the place of another gets the focus.
 */
export function useAccountMode(first: AccountMode, returnTo: string) {
  const [{ mode, email }, setMode] = useState({ mode: first, email: "" });
  const formRef = useRef<HTMLDivElement>(null);
  const shownMode = useRef(first);

  useEffect(() => {
    if (shownMode.current === mode) return;
    shownMode.current = mode;
    (formRef.current?.querySelector("input") ?? formRef.current)?.focus();
  }, [mode]);

  const { title, lead, Form } = MODES[mode];
  const form = (
    <div ref={formRef} tabIndex={-1} className="outline-none">
      <Form
        key={mode}
        returnTo={returnTo}
        email={email}
        onModeChange={(next, typed) => setMode({ mode: next, email: typed })}
      />
    </div>
  );
  return { title, lead, form };
}
