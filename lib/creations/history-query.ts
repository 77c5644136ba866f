import { z } from "zod";

import { creationListQuery } from "@/lib/creations/schema";
import { TOOLS } from "@/lib/registry/tools";

/** Tools whose results are kept, as creations name them. */
const MAKERS = TOOLS.flatMap(({ slug, endpoints }) => (endpoints.length > 0 ? [slug] : []));

/** What of the caller's own creations to list. */
export const historyQuery = creationListQuery.extend({
  tool: z.enum(MAKERS, `Set tool to one of these: ${MAKERS.join(", ")}.`).optional(),
  /** Only those that are pinned, or only those that aren't. */
  pinned: z
    .stringbool("Set pinned to true or false.")
    .meta({ enum: ["true", "false"] })
    .optional(),
  /** Only the beginnings of long texts. */
  preview: z
    .stringbool("Set preview to true or false.")
    .default(false)
    .meta({ enum: ["true", "false"] }),
});
