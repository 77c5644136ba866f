"use client";

import { useState } from "react";

import { LeaveGuard } from "@/components/editor/leave-guard";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";

/**
 * Shown while something is there that ends with its page, such as a run: asks before the page is left.
 *
 * @param props.loss what becomes of it
 */
export function LeaveRun({ loss }: { loss: string }) {
  const [go, setGo] = useState<(() => void) | null>(null);
  return (
    <>
      <LeaveGuard isGuarded leave={(next) => setGo(() => next)} />
      {go && (
        <ConfirmDialog
          title="Leave this page?"
          description={loss}
          action="Leave"
          onCancel={() => setGo(null)}
          onConfirm={() => {
            setGo(null);
            go();
          }}
        />
      )}
    </>
  );
}
