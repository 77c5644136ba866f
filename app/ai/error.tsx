"use client";

import type { PageErrorProps } from "@/components/shell/page-error";
import { lazyPart } from "@/components/ui/lazy-part";

/** Fetched when a page fails, which few do. */
const PageError = lazyPart(async () => (await import("@/components/shell/page-error")).PageError);

/** One tool's page failed; the shell around it still works. */
export default function ToolErrorPage(props: PageErrorProps) {
  return (
    <div className="mx-auto grid max-w-xl gap-4 py-24">
      <PageError {...props} home="/ai" />
    </div>
  );
}
