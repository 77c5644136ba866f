import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { share } from "@/lib/creations/share";
import { newShareSchema, shareInput } from "@/lib/creations/share-contract";

export const POST = defineRoute({
  access: "signed-in",
  operation: { scopes: ["write"], summary: "Share a creation by link" },
  body: shareInput,
  output: newShareSchema,
  handler: ({ ctx, body }) => share(ctx, body),
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
