"use client";

import { PageError, type PageErrorProps } from "@/components/shell/page-error";

/** One tool's page failed; the shell around it still works. */
export default function ToolErrorPage(props: PageErrorProps) {
  return (
    <div className="mx-auto grid max-w-xl gap-4 py-24">
      <PageError {...props} home="/ai" />
    </div>
  );
}
