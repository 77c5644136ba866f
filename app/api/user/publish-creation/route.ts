import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { publish } from "@/lib/creations/gallery";
import { messageSchema, publishInput } from "@/lib/creations/schema";

export const POST = defineRoute({
  access: "signed-in",
  operation: { scopes: ["write"], summary: "Publish an image, or make it private again" },
  body: publishInput,
  output: messageSchema,
  handler: ({ ctx, body }) => publish(ctx, body),
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
