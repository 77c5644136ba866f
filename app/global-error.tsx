"use client";

import "@/app/globals.css";

/** The root layout itself failed, so nothing from it can be used here. */
export default function GlobalError({ reset }: { reset: () => void }) {
  return (
    <html lang="en">
      <body className="min-h-dvh font-sans text-base antialiased">
        <title>Something went wrong</title>
        <main className="mx-auto grid max-w-xl gap-4 px-5 py-24">
          <h1 className="font-display text-3xl">Something went wrong</h1>
          <p className="text-soft">That's on us. Everything you've saved is safe. Try again.</p>
          <button
            type="button"
            onClick={reset}
            className="min-h-11 justify-self-start rounded-control bg-accent px-4 font-medium text-accent-ink text-sm"
          >
            Try again
          </button>
        </main>
      </body>
    </html>
  );
}
