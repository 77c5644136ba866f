"use client";

import type { ReactNode } from "react";

import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

type LoadErrorProps = { pending: boolean; onRetry: () => void; children: ReactNode };

/** What couldn't be loaded, with a button to try again. */
export function LoadError({ pending, onRetry, children }: LoadErrorProps) {
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
