import "server-only";

import type { Progress, Step } from "@/lib/core/progress";
import { failureOf } from "@/lib/http/respond";

/** What a chain tells of a step. */
export type ChainProgress = Pick<Step, "label" | "waitsFor">;

const LOCKED =
  "This PDF is locked, and no password was sent with it. Run the chain again and enter the password, or use the PDF in its tool instead.";

/** What is said of a call that failed; a chain goes on without its page, so nobody can be asked for a password. */
export function messageOfCall(error: unknown): string {
  const { code, message } = failureOf(error);
  return code === "password_required" ? LOCKED : message;
}

/** A tool's own progress, in place of its step's name. */
export function progressOfCall(onStep: (step: ChainProgress) => void, label: string): Progress {
  return {
    onText: () => {},
    onReplace: () => {},
    onStep: ({ label: now, waitsFor }) =>
      onStep({ label: `${label}: ${now.toLowerCase()}`, waitsFor }),
  };
}
