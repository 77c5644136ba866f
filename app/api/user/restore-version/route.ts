import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { replacedTextSchema, restoreVersionInput } from "@/lib/creations/schema";
import { restoreVersion } from "@/lib/creations/versions";

export const POST = defineRoute({
  access: "signed-in",
  operation: { scopes: ["write"], summary: "Go back to an earlier text" },
  body: restoreVersionInput,
  output: replacedTextSchema,
  handler: ({ ctx, body }) => restoreVersion(ctx, body),
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
