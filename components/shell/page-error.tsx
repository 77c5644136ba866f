"use client";

import { useEffect } from "react";

import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";

export type PageErrorProps = { error: Error & { digest?: string }; reset: () => void };

/** What replaces a page that failed, with a reference number to report. */
export function PageError({ error, reset, home }: PageErrorProps & { home: "/" | "/ai" }) {
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: X-12 asks for it.
    console.error(error);
  }, [error]);

  return (
    <>
      <h1 className="font-display text-3xl">Something went wrong</h1>
      <p className="text-soft">
        That's on us. Everything you've saved is safe. Try again, or leave this page.
      </p>
      {error.digest && <p className="font-mono text-soft text-xs">Reference {error.digest}</p>}
      <div className="mt-2 flex flex-wrap gap-3">
        <Button variant="accent" onClick={reset}>
          Try again
        </Button>
        <ButtonLink href={home}>{home === "/" ? "Go to home page" : "Go to dashboard"}</ButtonLink>
      </div>
    </>
  );
}
