"use client";

import "@/app/globals.css";

/** The root layout itself broke: nothing of it can be used here. */
export default function GlobalError({ reset }: { reset: () => void }) {
  return (
    <html lang="en">
      <body className="min-h-dvh font-sans text-base antialiased">
        <title>Something broke</title>
        <main className="mx-auto grid max-w-xl gap-4 px-5 py-24">
          <h1 className="font-display text-3xl">This page broke</h1>
          <p className="text-soft">It is our fault, and what you made is safe. Try again.</p>
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
