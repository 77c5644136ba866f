"use client";

import { BrokenPage, type BrokenPageProps } from "@/components/shell/page-error";

/** One tool's page failed; the shell around it still works. */
export default function ToolErrorPage(props: BrokenPageProps) {
  return (
    <div className="mx-auto grid max-w-xl gap-4 py-24">
      <BrokenPage {...props} home="/ai" />
    </div>
  );
}
