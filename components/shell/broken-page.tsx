"use client";

import { useEffect } from "react";

import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";

export type BrokenPageProps = { error: Error & { digest?: string }; reset: () => void };

/** What stands in place of a page that failed, with the number to ask about. */
export function BrokenPage({ error, reset, home }: BrokenPageProps & { home: "/" | "/ai" }) {
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: X-12 asks for it.
    console.error(error);
  }, [error]);

  return (
    <>
      <h1 className="font-display text-3xl">This page broke</h1>
      <p className="text-soft">
        It is our fault, and what you made is safe. Try again, or go back to the start.
      </p>
      {error.digest && <p className="font-mono text-soft text-xs">Reference {error.digest}</p>}
      <div className="mt-2 flex flex-wrap gap-3">
        <Button variant="accent" onClick={reset}>
          Try again
        </Button>
        <ButtonLink href={home}>
          {home === "/" ? "Go to the start" : "Go to the dashboard"}
        </ButtonLink>
      </div>
    </>
  );
}
