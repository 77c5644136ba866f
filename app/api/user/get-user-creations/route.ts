import { listHistory } from "@/lib/creations/history";
import { creationListQuery, creationListSchema } from "@/lib/creations/schema";
import { defineRoute } from "@/lib/http/define-route";

export const GET = defineRoute({
  access: "signed-in",
  query: creationListQuery,
  output: creationListSchema,
  handler: ({ ctx, query }) => listHistory(ctx, query),
});
