import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { listHistory } from "@/lib/creations/history";
import { historyQuery } from "@/lib/creations/history-query";
import { creationListSchema } from "@/lib/creations/schema";

export const GET = defineRoute({
  access: "signed-in",
  operation: { scopes: ["read"], summary: "List or search your creations" },
  query: historyQuery,
  output: creationListSchema,
  handler: ({ ctx, query }) => listHistory(ctx, query),
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
