import { defineRoute } from "@/lib/api/define-route";
import { report } from "@/lib/creations/gallery";
import { messageSchema, reportInput } from "@/lib/creations/schema";

export const POST = defineRoute({
  access: "signed-in",
  body: reportInput,
  output: messageSchema,
  handler: ({ ctx, body }) => report(ctx, body),
});
