import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { readBin } from "@/lib/creations/bin";
import { binQuery, binSchema } from "@/lib/creations/bin-contract";

export const GET = defineRoute({
  access: "signed-in",
  operation: { scopes: ["read"], summary: "List your deleted creations" },
  query: binQuery,
  output: binSchema,
  handler: ({ ctx, query }) => readBin(ctx, query),
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
