"use client";

import type { PageErrorProps } from "@/components/shell/page-error";
import { PlainHeader } from "@/components/shell/plain-header";
import { lazyPart } from "@/components/ui/lazy-part";

/** Fetched when a page fails, which few do. */
const PageError = lazyPart(async () => (await import("@/components/shell/page-error")).PageError);

export default function ErrorPage(props: PageErrorProps) {
  return (
    <>
      <PlainHeader />
      <main id="main" className="mx-auto grid max-w-xl gap-4 px-5 py-24">
        <PageError {...props} home="/" />
      </main>
    </>
  );
}
