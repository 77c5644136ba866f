"use client";

import { useEffect } from "react";

import { PlainHeader } from "@/components/shell/plain-header";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";

type ErrorPageProps = { error: Error & { digest?: string }; reset: () => void };

export default function ErrorPage({ error, reset }: ErrorPageProps) {
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: X-12 asks for it.
    console.error(error);
  }, [error]);

  return (
    <>
      <PlainHeader />
      <main id="main" className="mx-auto grid max-w-xl gap-4 px-5 py-24">
        <h1 className="font-display text-3xl">This page broke</h1>
        <p className="text-soft">
          It is our fault, and what you made is safe. Try again, or go back to the start.
        </p>
        {error.digest && <p className="font-mono text-soft text-xs">Reference {error.digest}</p>}
        <div className="mt-2 flex flex-wrap gap-3">
          <Button variant="accent" onClick={reset}>
            Try again
          </Button>
          <ButtonLink href="/">Go to the start</ButtonLink>
        </div>
      </main>
    </>
  );
}
