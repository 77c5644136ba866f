import { z } from "zod";

import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { LIMITS } from "@/lib/core/limits";
import { foreignTopic } from "@/lib/drafting/foreign-language";
import { lookUpWords } from "@/lib/providers/look-up-words";

/** Tells before a run what the built-in model would refuse. What knows languages is too large for a page. */
export const POST = defineRoute({
  access: "signed-in",
  body: z.object({ topic: z.string().trim().max(LIMITS.topicCharacters) }),
  output: z.object({
    /** By its name in English, where it clearly isn't English; null otherwise. */
    language: z.string().nullable(),
  }),
  handler: async ({ ctx, body }) => {
    const language = await foreignTopic(body.topic, (texts) => lookUpWords(ctx, texts));
    return { language: language ?? null };
  },
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
