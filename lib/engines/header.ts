/** Names the engine of a run, as an encoded `ref`; absent, the person's choice or the best in reach. */
export const ENGINE_HEADER = "x-engine";

/** How many tokens the model in the caller's browser reads and writes at once. */
export const CONTEXT_HEADER = "x-engine-context";
