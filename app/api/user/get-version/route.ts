import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { versionQuery, versionTextSchema } from "@/lib/creations/schema";
import { readVersion } from "@/lib/creations/versions";

export const GET = defineRoute({
  access: "signed-in",
  operation: { scopes: ["read"], summary: "Get an earlier text of a creation" },
  query: versionQuery,
  output: versionTextSchema,
  handler: ({ ctx, query }) => readVersion(ctx, query),
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
