import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { creationIdInput, versionListSchema } from "@/lib/creations/schema";
import { listEarlierTexts } from "@/lib/creations/versions";

export const GET = defineRoute({
  access: "signed-in",
  operation: { scopes: ["read"], summary: "List the earlier texts of a creation" },
  query: creationIdInput,
  output: versionListSchema,
  handler: ({ ctx, query }) => listEarlierTexts(ctx, query),
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
