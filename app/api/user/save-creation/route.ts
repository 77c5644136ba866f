import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { replacedTextSchema, saveTextInput } from "@/lib/creations/schema";
import { saveText } from "@/lib/creations/versions";

export const POST = defineRoute({
  access: "signed-in",
  operation: { scopes: ["write"], summary: "Save an edited text" },
  body: saveTextInput,
  output: replacedTextSchema,
  handler: ({ ctx, body }) => saveText(ctx, body),
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
