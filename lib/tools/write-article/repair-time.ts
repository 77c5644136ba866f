import type { RunContext } from "@/lib/providers/context";

const MIN_REPAIR_MS = 5_000;

/**
 * Whether a model can be asked once more for what its article lacks.
 *
 * @param deadlineMs when writing has to end, in milliseconds since the Unix epoch
 */
export function hasRepairTime({ signal }: Pick<RunContext, "signal">, deadlineMs: number): boolean {
  return deadlineMs - Date.now() > MIN_REPAIR_MS && !signal.aborted;
}
