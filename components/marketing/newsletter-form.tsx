"use client";

import { type SyntheticEvent, useState } from "react";

import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { loadPart } from "@/lib/client/load-part";

const fetchSubscribe = () => import("@/lib/client/subscribe");

/** The email box in the footer [L-21]. Its response is the same for new and known addresses. */
export function NewsletterForm() {
  const [fault, setFault] = useState<string>();
  const [thanks, setThanks] = useState<string>();
  const [pending, setPending] = useState(false);

  async function submit(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget));
    setFault(undefined);
    setPending(true);
    try {
      const { subscribe } = await loadPart(fetchSubscribe);
      setThanks(await subscribe(fields));
    } catch (error) {
      setFault(error instanceof Error ? error.message : "Something went wrong. Try again.");
    } finally {
      setPending(false);
    }
  }

  return (
    <form
      onSubmit={submit}
      onFocus={() => void fetchSubscribe().catch(() => {})}
      noValidate
      aria-labelledby="newsletter-title"
    >
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
        <Button type="submit" pending={pending}>
          Subscribe
        </Button>
      </div>
      <p role="status" className="mt-3 text-sm">
        {thanks}
      </p>
    </form>
  );
}
