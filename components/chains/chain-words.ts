import type { ChainItem, ChainRunState } from "@/lib/chains/contract";
import { goesOn } from "@/lib/chains/goes-on";
import { findKind } from "@/lib/chains/kinds";
import { type ChainStep, variantLabel } from "@/lib/chains/steps";

/** How the state of a chain run is shown. */
const RUN_STATES: Record<
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
const ITEM_STATES: Record<
  ChainItem["state"],
  { label: string; tone: "neutral" | "success" | "danger" }
> = {
  waiting: { label: "Waiting", tone: "neutral" },
  running: { label: "Running", tone: "neutral" },
  done: { label: "Done", tone: "success" },
  failed: { label: "Failed", tone: "danger" },
};

/** How a run is shown whose inputs are known. */
export function shownRunState(state: ChainRunState, done: number): (typeof RUN_STATES)["failed"] {
  if (state === "failed" && done === 0) return { ...RUN_STATES.failed, label: "All failed" };
  return RUN_STATES[state];
}

/** How an input is shown: in a run that doesn't go on, nothing of it waits or runs. */
export function shownItemState(
  { state, calls }: Pick<ChainItem, "state" | "calls">,
  run: ChainRunState,
): { label: string; tone: "neutral" | "success" | "danger" } {
  if (goesOn(run) || state === "done" || state === "failed") return ITEM_STATES[state];
  return { label: calls.length > 0 ? "Stopped" : "Not started", tone: "neutral" };
}

type Call = ChainItem["calls"][number];

/** What a call of an input is called: its step, with what tells it from others of that step. */
export function callLabel(call: Call, calls: readonly Call[], steps: readonly ChainStep[]): string {
  const own = calls.filter(({ step }) => step === call.step);
  const alike = own.filter((one) => labelOf(one, steps) === labelOf(call, steps));
  const label = labelOf(call, steps);
  return alike.length > 1 ? `${label} (${alike.indexOf(call) + 1})` : label;
}

/** "Compress and resize, 800 px" where it makes several sizes. */
function labelOf({ step: index, place }: Call, steps: readonly ChainStep[]): string {
  const step = steps[index];
  if (!step) return stepLabel({});
  const variant = variantLabel(step, Number(place.split(".").at(-1)));
  return variant ? `${stepLabel(step)}, ${variant}` : stepLabel(step);
}

/** What a step is called. */
export function stepLabel({ kind }: Partial<Pick<ChainStep, "kind">>): string {
  return (kind && findKind(kind)?.label) ?? "A step that no longer exists";
}

/** All of a chain in one line, for screen readers and titles. */
export function stepsInWords(steps: readonly ChainStep[]): string {
  return steps.map(stepLabel).join(", then ");
}
