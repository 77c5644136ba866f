import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { testServer } from "@/lib/engines/connect";
import { testInput, testResultSchema } from "@/lib/engines/contract";

export const POST = defineRoute({
  access: "signed-in",
  body: testInput,
  output: testResultSchema,
  handler: ({ ctx, body }) => testServer(ctx, body),
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
