import type { ChainRunState } from "@/lib/chains/contract";

/** Whether a chain run is being carried out, or will be without anybody's doing. */
export function goesOn(state: ChainRunState): boolean {
  return state === "running" || state === "waiting";
}
