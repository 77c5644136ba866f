import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { changedIdsSchema, creationIdsInput } from "@/lib/creations/schema";
import { deleteSelected } from "@/lib/creations/selected";

export const POST = defineRoute({
  access: "signed-in",
  operation: { scopes: ["write"], summary: "Move several creations to the trash" },
  body: creationIdsInput,
  output: changedIdsSchema,
  handler: ({ ctx, body }) => deleteSelected(ctx, body.ids),
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
