"use client";

import { useMutation } from "@tanstack/react-query";
import { type SyntheticEvent, useState } from "react";

import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { callApi, postJson } from "@/lib/client/call-api";
import { type NewsletterInput, newsletterContract } from "@/lib/newsletter/contract";

/** The email box in the footer [L-21]. Its response is the same for new and known addresses. */
export function NewsletterForm() {
  const [fault, setFault] = useState<string>();
  const call = useMutation({
    mutationFn: (input: NewsletterInput) =>
      callApi(newsletterContract.path, newsletterContract.output, postJson(input)),
    onError: (error) => setFault(error.message),
  });

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const input = newsletterContract.input.safeParse(Object.fromEntries(form));
    setFault(input.error?.issues[0]?.message);
    if (input.success) call.mutate(input.data);
  }

  return (
    <form onSubmit={submit} noValidate aria-labelledby="newsletter-title">
      <h2 id="newsletter-title" className="font-medium text-sm">
        Newsletter
      </h2>
      <p className="mt-2 mb-4 text-soft text-sm">
        What's new, every now and then. We use your address for this and nothing else.
      </p>
      <div className="grid gap-3 sm:grid-cols-[1fr_auto]">
        <Field label="Email address" hideLabel error={fault}>
          {(control) => (
            <Input
              {...control}
              name="email"
              type="email"
              autoComplete="email"
              placeholder="name@example.com"
            />
          )}
        </Field>
        <Button type="submit" pending={call.isPending}>
          Subscribe
        </Button>
      </div>
      <p role="status" className="mt-3 text-sm">
        {call.data?.message}
      </p>
    </form>
  );
}
