"use client";

import { type SyntheticEvent, useState } from "react";
import { z } from "zod";
import { forgetSession } from "@/components/auth/local/session-store";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { PasswordInput } from "@/components/ui/password-input";
import { callApi, postJson } from "@/lib/client/call-api";

type Fault = { field: "email" | "password"; text: string };

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
  const [typed, setTyped] = useState("");
  const [password, setPassword] = useState("");
  const [fault, setFault] = useState<Fault>();
  const [pending, setPending] = useState(false);
  const faultAt = (field: Fault["field"]) => (fault?.field === field ? fault.text : undefined);

  async function remove(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const missing = findFault(typed, password, email);
    setFault(missing);
    if (missing) return;
    setPending(true);
    try {
      await callApi("/api/account/delete", z.object({}), postJson({ email: typed, password }));
      forgetSession();
      location.assign("/");
    } catch (cause) {
      const text =
        cause instanceof Error ? cause.message : "Couldn't delete the account. Try again.";
      setFault({ field: "password", text });
      setPending(false);
    }
  }

  return (
    <form onSubmit={remove} noValidate className="grid gap-4" aria-label="Delete account">
      <Field label={`Type ${email} to confirm`} error={faultAt("email")}>
        {(control) => (
          <Input
            {...control}
            autoFocus
            autoComplete="off"
            autoCapitalize="none"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
      </Field>
      <Field label="Your password" error={faultAt("password")}>
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" pending={pending}>
          Delete permanently
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Keep my account
        </Button>
      </div>
    </form>
  );
}

function findFault(typed: string, password: string, email: string): Fault | undefined {
  if (typed.trim().toLowerCase() !== email.toLowerCase()) {
    return { field: "email", text: "That's not your account's email address." };
  }
  return password ? undefined : { field: "password", text: "Enter your password." };
}
