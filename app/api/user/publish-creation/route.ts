import { publish } from "@/lib/creations/gallery";
import { messageSchema, publishInput } from "@/lib/creations/schema";
import { defineRoute } from "@/lib/http/define-route";

export const POST = defineRoute({
  access: "signed-in",
  body: publishInput,
  output: messageSchema,
  handler: ({ ctx, body }) => publish(ctx, body),
});
