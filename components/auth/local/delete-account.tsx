"use client";

import { useState } from "react";
import { z } from "zod";

import { deleteAccount } from "@/components/auth/local/account-forms";
import { useAccountForm } from "@/components/auth/local/use-account-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { PasswordInput } from "@/components/ui/password-input";
import { dropAllDrafts } from "@/lib/client/drop-drafts";

/** Two steps, a typed-out email address, and the password, because it can't be undone. */
export function DeleteAccount({ email }: { email: string }) {
  const [asking, setAsking] = useState(false);
  if (asking) return <DeleteForm email={email} onCancel={() => setAsking(false)} />;
  return (
    <div className="grid justify-items-start gap-3 text-sm text-soft">
      <p>
        This also deletes everything you made, your likes, and your settings. It can't be undone.
      </p>
      <Button variant="danger" onClick={() => setAsking(true)}>
        Delete my account and everything I made
      </Button>
    </div>
  );
}

function DeleteForm({ email, onCancel }: { email: string; onCancel: () => void }) {
  const form = useAccountForm(
    confirmationOf(email),
    async (fields) => {
      await deleteAccount(fields);
      dropAllDrafts();
      location.assign("/account-deleted");
      return "leaving";
    },
    "password",
  );
  return (
    <form {...form.formProps} className="grid gap-4" aria-label="Delete account">
      {form.faults.form && <Notice tone="danger">{form.faults.form}</Notice>}
      <Field label={`Type ${email} to confirm`} error={form.faults.email}>
        {(control) => (
          <Input {...control} name="email" autoFocus autoComplete="off" autoCapitalize="none" />
        )}
      </Field>
      <Field label="Your password" error={form.faults.password}>
        {(control) => (
          <PasswordInput {...control} name="password" autoComplete="current-password" />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" pending={form.pending}>
          Delete permanently
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Keep my account
        </Button>
      </div>
    </form>
  );
}

function confirmationOf(email: string) {
  const isOwn = (typed: string) => typed === email.toLowerCase();
  return z.object({
    email: z
      .string()
      .trim()
      .toLowerCase()
      .refine(isOwn, "That's not your account's email address."),
    password: z.string().min(1, "Enter your password."),
  });
}
