/**
 * What runs of an engine count toward: the plan, engines of a person's own, which cost the operator nothing, or engines in
 * the server's own process.
 */
export const RUN_ALLOWANCES = ["plan", "own-engine", "built-in"] as const;

export type RunAllowance = (typeof RUN_ALLOWANCES)[number];
