import { toggleLikeOf } from "@/lib/creations/gallery";
import { creationIdInput, toggledLikeSchema } from "@/lib/creations/schema";
import { defineRoute } from "@/lib/http/define-route";

export const POST = defineRoute({
  access: "signed-in",
  body: creationIdInput,
  output: toggledLikeSchema,
  handler: ({ ctx, body }) => toggleLikeOf(ctx, body),
});
