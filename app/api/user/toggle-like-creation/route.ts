import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { toggleLikeOf } from "@/lib/creations/gallery";
import { creationIdInput, toggledLikeSchema } from "@/lib/creations/schema";

export const POST = defineRoute({
  access: "signed-in",
  operation: { scopes: ["write"], summary: "Like a published creation, or unlike it" },
  body: creationIdInput,
  output: toggledLikeSchema,
  handler: ({ ctx, body }) => toggleLikeOf(ctx, body),
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
