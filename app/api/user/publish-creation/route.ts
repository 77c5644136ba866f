import { defineRoute } from "@/lib/api/define-route";
import { publish } from "@/lib/creations/gallery";
import { messageSchema, publishInput } from "@/lib/creations/schema";

export const POST = defineRoute({
  access: "signed-in",
  body: publishInput,
  output: messageSchema,
  handler: ({ ctx, body }) => publish(ctx, body),
});
