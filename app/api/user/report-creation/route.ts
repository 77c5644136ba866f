import { report } from "@/lib/creations/gallery";
import { messageSchema, reportInput } from "@/lib/creations/schema";
import { defineRoute } from "@/lib/http/define-route";

export const POST = defineRoute({
  access: "signed-in",
  body: reportInput,
  output: messageSchema,
  handler: ({ ctx, body }) => report(ctx, body),
});
