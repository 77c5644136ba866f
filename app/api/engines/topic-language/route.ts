import { z } from "zod";

import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { LIMITS } from "@/lib/core/limits";
import { foreignLanguage } from "@/lib/drafting/draft-limits";

/** Tells before a run what the built-in model would refuse. What knows languages is too large for a page. */
export const POST = defineRoute({
  access: "signed-in",
  body: z.object({ topic: z.string().trim().max(LIMITS.topicCharacters) }),
  output: z.object({
    /** By its name in English, where it clearly isn't English; null otherwise. */
    language: z.string().nullable(),
  }),
  handler: async ({ body }) => ({ language: foreignLanguage(body.topic) ?? null }),
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
