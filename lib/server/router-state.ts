import "server-only";

import { z } from "zod";

/** Next's own limit. */
const MAX_CHARACTERS = 40_000;

const DYNAMIC_KINDS =
  "c ci(..)(..) ci(.) ci(..) ci(...) oc d di(..)(..) di(.) di(..) di(...)".split(" ");

const segmentSchema = z.union([
  z.string(),
  z.tuple([z.string(), z.string(), z.enum(DYNAMIC_KINDS), z.array(z.string()).nullable()]),
]);

/** As Next's `flightRouterStateSchema` has it, which can't be imported where the server is bundled into one file. */
const stateSchema: z.ZodType = z.tuple([
  segmentSchema,
  z.record(
    z.string(),
    z.lazy(() => stateSchema),
  ),
  z.tuple([z.string(), z.string()]).nullish(),
  z.enum(["refetch", "inside-shared-layout", "metadata-only"]).nullish(),
  z.number().nullish(),
  z.string().optional(),
]);

/** Whether Next can read this as what a browser has of a page. */
export function isRouterState(header: string | string[]): boolean {
  if (typeof header !== "string" || header.length > MAX_CHARACTERS) return false;
  try {
    return stateSchema.safeParse(JSON.parse(decodeURIComponent(header))).success;
  } catch {
    return false;
  }
}
