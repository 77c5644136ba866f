import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { report } from "@/lib/creations/gallery";
import { messageSchema, reportInput } from "@/lib/creations/schema";

export const POST = defineRoute({
  access: "signed-in",
  body: reportInput,
  output: messageSchema,
  handler: ({ ctx, body }) => report(ctx, body),
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
