import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { connectServer } from "@/lib/engines/connect";
import { connectInput, engineListSchema } from "@/lib/engines/contract";

export const POST = defineRoute({
  access: "signed-in",
  body: connectInput,
  output: engineListSchema,
  handler: ({ ctx, body }) => connectServer(ctx, body),
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
