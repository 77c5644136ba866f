import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { keepCompared } from "@/lib/creations/comparisons";
import { keepComparedInput, messageSchema } from "@/lib/creations/schema";

export const POST = defineRoute({
  access: "signed-in",
  body: keepComparedInput,
  output: messageSchema,
  handler: ({ ctx, body }) => keepCompared(ctx, body),
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
