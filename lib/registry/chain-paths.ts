/** Chains, and the latest runs. */
export const CHAINS_PATH = "/ai/chains";
/** The call that carries a chain run out. */
export const RUN_CHAIN = "run-chain";
/** What stands for a tool in lists of runs. */
export const CHAINS = "chains";
/** The ready-made chain that does with many images what the page of the background remover does with one. */
export const CUTOUTS = "cutouts";

/** The builder, with one of the person's chains in it, a ready-made one, or that of a chain run. */
export function buildPath(
  open: { chain: string } | { readyMade: string } | { again: string } | null,
): string {
  if (open === null) return `${CHAINS_PATH}/build`;
  return `${CHAINS_PATH}/build?${new URLSearchParams(open)}`;
}

/** The builder with a chain that cuts out, frames, and places every image as the settings of its step say. */
export function cutoutsPath(settings: Readonly<Record<string, string>>): string {
  return buildPath({ ...settings, readyMade: CUTOUTS });
}

/** The page of a chain run. */
export function chainRunPath(id: string): string {
  return `${CHAINS_PATH}/runs/${encodeURIComponent(id)}`;
}
