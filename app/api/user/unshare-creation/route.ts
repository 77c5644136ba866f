import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { creationIdInput, messageSchema } from "@/lib/creations/schema";
import { unshare } from "@/lib/creations/share";

export const POST = defineRoute({
  access: "signed-in",
  operation: { scopes: ["write"], summary: "End a creation's share link" },
  body: creationIdInput,
  output: messageSchema,
  handler: ({ ctx, body }) => unshare(ctx, body.id),
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
