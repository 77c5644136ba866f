"use client";

import type { ComponentProps } from "react";

import { LeaveDialog } from "@/components/editor/leave-dialog";
import { LeaveGuard } from "@/components/editor/leave-guard";

type LeaveEditProps = {
  isChanged: boolean;
  leave: ComponentProps<typeof LeaveGuard>["leave"];
  question: ComponentProps<typeof LeaveDialog>["question"] | null;
};

/** Asks before an edit that isn't saved is lost. */
export function LeaveEdit({ isChanged, leave, question }: LeaveEditProps) {
  return (
    <>
      <LeaveGuard isGuarded={isChanged} leave={leave} />
      {question && <LeaveDialog question={question} />}
    </>
  );
}
