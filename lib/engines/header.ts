/** Names the engine of a run, as an encoded `ref`; absent, the person's choice or the best in reach. */
export const ENGINE_HEADER = "x-engine";
