"use client";

import { useId, useState } from "react";

import { type AccountFormMode, SignInForm, SignUpForm } from "@/components/auth/local/account-form";

/** Heading and lead of each form, for the card and the dialog around it. */
export const FORM_TEXTS: Record<AccountFormMode, { title: string; lead: string }> = {
  "sign-in": { title: "Sign in", lead: "Sign in to use the tools and see everything you've made." },
  "sign-up": {
    title: "Create your account",
    lead: "For this server only. No confirmation email, no newsletter.",
  },
};

/** Either form in a card, at its own address or in place of a page. */
export function AccountCard(props: { mode: AccountFormMode; returnTo: string }) {
  const [mode, setMode] = useState(props.mode);
  const headingId = useId();
  const Form = mode === "sign-in" ? SignInForm : SignUpForm;
  return (
    <section
      aria-labelledby={headingId}
      className="w-full max-w-md rounded-card border border-line bg-card p-6"
    >
      <h1 id={headingId} className="font-display text-2xl">
        {FORM_TEXTS[mode].title}
      </h1>
      <p className="mt-2 mb-6 text-sm text-soft">{FORM_TEXTS[mode].lead}</p>
      <Form returnTo={props.returnTo} onModeChange={setMode} />
    </section>
  );
}
