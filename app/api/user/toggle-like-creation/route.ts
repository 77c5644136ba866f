import { defineRoute } from "@/lib/api/define-route";
import { toggleLikeOf } from "@/lib/creations/gallery";
import { creationIdInput, toggledLikeSchema } from "@/lib/creations/schema";

export const POST = defineRoute({
  access: "signed-in",
  body: creationIdInput,
  output: toggledLikeSchema,
  handler: ({ ctx, body }) => toggleLikeOf(ctx, body),
});
