import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { changedIdsSchema, creationIdsInput } from "@/lib/creations/schema";
import { restoreSelected } from "@/lib/creations/selected";

export const POST = defineRoute({
  access: "signed-in",
  operation: { scopes: ["write"], summary: "Restore several creations from the trash" },
  body: creationIdsInput,
  output: changedIdsSchema,
  handler: ({ ctx, body }) => restoreSelected(ctx, body.ids),
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
