import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { listHistory } from "@/lib/creations/history";
import { creationListQuery, creationListSchema } from "@/lib/creations/schema";

export const GET = defineRoute({
  access: "signed-in",
  operation: { scopes: ["read"], summary: "List or search your creations" },
  query: creationListQuery,
  output: creationListSchema,
  handler: ({ ctx, query }) => listHistory(ctx, query),
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
