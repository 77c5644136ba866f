import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { disconnectServer } from "@/lib/engines/connect";
import { disconnectInput, engineListSchema } from "@/lib/engines/contract";

export const POST = defineRoute({
  access: "signed-in",
  body: disconnectInput,
  output: engineListSchema,
  handler: ({ ctx, body }) => disconnectServer(ctx, body.id),
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
