"use client";

import type { ReactNode } from "react";

import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

type LoadFailedProps = { pending: boolean; onRetry: () => void; children: ReactNode };

/** What could not be loaded, and the way to try again. */
export function LoadFailed({ pending, onRetry, children }: LoadFailedProps) {
  return (
    <Notice
      tone="danger"
      action={
        <Button pending={pending} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
