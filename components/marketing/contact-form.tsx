"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useRef } from "react";

import { useSession } from "#auth-client";
import { Button } from "@/components/ui/button";
import { DisabledUntilHydrated } from "@/components/ui/disabled-until-hydrated";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { Textarea } from "@/components/ui/textarea";
import { usePublicForm } from "@/lib/client/use-public-form";
import { LIMITS } from "@/lib/core/limits";

/** What a message begins with, by the page that led here. */
const BEGINNINGS = new Map([
  ["premium", "I'd like Premium for my account.\n\n"],
  [
    "password",
    "I've forgotten my password. Please make me a code, so that I can choose a new one.\n\n",
  ],
]);

/** Writes to whoever runs this server. What was typed stays until it has been sent. */
export function ContactForm() {
  const { formProps, errors, fault, thanks, pending } = usePublicForm(
    ({ sendMessage }) => sendMessage,
  );
  const session = useSession();
  const user = session.status === "signed-in" ? session.user : null;
  const beginning = BEGINNINGS.get(useSearchParams().get("about") ?? "");
  const thanked = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (thanks) thanked.current?.focus();
  }, [thanks]);
  if (thanks) {
    return (
      <div ref={thanked} tabIndex={-1} className="outline-none">
        <Notice tone="success">
          <span role="status">{thanks}</span>
        </Notice>
      </div>
    );
  }
  return (
    <form {...formProps} aria-label="Send a message" className="grid max-w-xl gap-5">
      <DisabledUntilHydrated>
        {/* Who is signed in is known a moment later: that changes only what nobody has typed in. */}
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Name" error={errors.name}>
            {(control) => (
              <Input
                {...control}
                name="name"
                autoComplete="name"
                maxLength={LIMITS.contactNameCharacters}
                defaultValue={user?.name}
              />
            )}
          </Field>
          <Field label="Your email address" error={errors.email}>
            {(control) => (
              <Input
                {...control}
                name="email"
                type="email"
                autoComplete="email"
                maxLength={LIMITS.newsletterEmailCharacters}
                defaultValue={user?.email ?? undefined}
              />
            )}
          </Field>
        </div>
        <Field
          label="Message"
          error={errors.message ?? (fault && `${fault} Your text is still here.`)}
        >
          {(control) => (
            <Textarea
              {...control}
              name="message"
              rows={6}
              maxLength={LIMITS.contactMessageCharacters}
              defaultValue={beginning}
            />
          )}
        </Field>
        <Button type="submit" variant="accent" pending={pending} className="justify-self-start">
          Send message
        </Button>
      </DisabledUntilHydrated>
    </form>
  );
}
