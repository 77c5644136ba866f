import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { readComparison } from "@/lib/creations/comparisons";
import { comparisonQuery, comparisonSchema } from "@/lib/creations/schema";

export const GET = defineRoute({
  access: "signed-in",
  query: comparisonQuery,
  output: comparisonSchema,
  handler: ({ ctx, query }) => readComparison(ctx, query.id),
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
