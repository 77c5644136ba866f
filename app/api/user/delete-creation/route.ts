import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { creationIdInput, messageSchema } from "@/lib/creations/schema";
import { deleteOne } from "@/lib/creations/selected";

export const POST = defineRoute({
  access: "signed-in",
  operation: { scopes: ["write"], summary: "Move a creation to the trash" },
  body: creationIdInput,
  output: messageSchema,
  handler: ({ ctx, body }) => deleteOne(ctx, body.id),
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
