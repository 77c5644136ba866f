"use client";

import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { usePublicForm } from "@/lib/client/use-public-form";

/** The email box in the footer [L-21]. Its response is the same for new and known addresses. */
export function NewsletterForm() {
  const { formProps, errors, fault, thanks, pending } = usePublicForm(({ subscribe }) => subscribe);
  return (
    <form {...formProps} aria-labelledby="newsletter-title">
      <h2 id="newsletter-title" className="font-medium text-sm">
        Newsletter
      </h2>
      <p className="mt-2 mb-4 text-soft text-sm">
        Occasional news from the people who run this server. Your address is used for nothing else.
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto] md:grid-cols-[minmax(0,1fr)]">
        <Field label="Email address" hideLabel error={errors.email ?? fault}>
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
      <p role="status" className="mt-3 min-h-5 text-sm">
        {thanks}
      </p>
    </form>
  );
}
