import { z } from "zod";

/** What made a result; see `TextEngine`. */
export const engineSchema = z.object({ id: z.string(), name: z.string(), builtIn: z.boolean() });

/** Whether an engine can be asked now. `progress` counts bytes of weights, while they are fetched. */
export type EngineStatus =
  | { state: "ready" }
  | { state: "fetching"; progress: { receivedBytes: number; totalBytes: number } }
  | { state: "failed"; message: string };
