import type { Metadata } from "next";
import { connection } from "next/server";

import { PlainHeader } from "@/components/shell/plain-header";
import { ButtonLink } from "@/components/ui/button-link";

export const metadata: Metadata = { title: "Page not found" };

export default async function NotFound() {
  // Rendered per request, so that it gets the nonce of its content security policy.
  await connection();
  return (
    <>
      <PlainHeader />
      <main id="main" className="mx-auto grid max-w-xl gap-4 px-5 py-24">
        <h1 className="font-display text-3xl">Page not found</h1>
        <p className="text-soft">
          The address may be misspelled, or the page may have been removed.
        </p>
        <div className="mt-2 flex flex-wrap gap-3">
          <ButtonLink href="/" variant="accent">
            Go to home page
          </ButtonLink>
          <ButtonLink href="/ai">Go to dashboard</ButtonLink>
        </div>
      </main>
    </>
  );
}
