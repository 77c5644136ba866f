"use client";

import { type SyntheticEvent, useState } from "react";
import { z } from "zod";

import { forgetSession } from "@/components/auth/local/session-store";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { callApi, postJson } from "@/lib/client/call-api";

/** Two steps and a typed-out email address, because it can't be undone. */
export function DeleteAccount({ email }: { email: string }) {
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const [pending, setPending] = useState(false);

  async function remove(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (typed.trim().toLowerCase() !== email.toLowerCase()) {
      setError("That's not your account's email address.");
      return;
    }
    setPending(true);
    try {
      await callApi("/api/account/delete", z.object({}), postJson({ email: typed }));
      forgetSession();
      location.assign("/");
    } catch (cause) {
      setError(cause instanceof Error ? cause.message : "Couldn't delete the account. Try again.");
      setPending(false);
    }
  }

  if (!asking) {
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
  return (
    <form onSubmit={remove} noValidate className="grid gap-4" aria-label="Delete account">
      <Field label={`Type ${email} to confirm`} error={error}>
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
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" pending={pending}>
          Delete permanently
        </Button>
        <Button variant="ghost" onClick={() => setAsking(false)}>
          Keep my account
        </Button>
      </div>
    </form>
  );
}
