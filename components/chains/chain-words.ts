import type { ChainItem, ChainRunState } from "@/lib/chains/contract";
import { findKind } from "@/lib/chains/kinds";
import type { ChainStep } from "@/lib/chains/steps";

/** How the state of a chain run is shown. */
export const RUN_STATES: Record<
  ChainRunState,
  { label: string; tone: "neutral" | "success" | "warning" | "danger" }
> = {
  new: { label: "Not started", tone: "neutral" },
  waiting: { label: "In line", tone: "neutral" },
  running: { label: "Running", tone: "neutral" },
  interrupted: { label: "Interrupted", tone: "warning" },
  stopped: { label: "Stopped", tone: "warning" },
  failed: { label: "Some failed", tone: "danger" },
  done: { label: "Done", tone: "success" },
};

/** How the state of an input is shown. */
export const ITEM_STATES: Record<
  ChainItem["state"],
  { label: string; tone: "neutral" | "success" | "danger" }
> = {
  waiting: { label: "Waiting", tone: "neutral" },
  running: { label: "Running", tone: "neutral" },
  done: { label: "Done", tone: "success" },
  failed: { label: "Failed", tone: "danger" },
};

/** What a step is called. */
export function stepLabel({ kind }: Pick<ChainStep, "kind">): string {
  return findKind(kind)?.label ?? "A step that no longer exists";
}

/** All of a chain in one line, for screen readers and titles. */
export function stepsInWords(steps: readonly ChainStep[]): string {
  return steps.map(stepLabel).join(", then ");
}
