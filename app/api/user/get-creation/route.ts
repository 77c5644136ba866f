import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { readCreation } from "@/lib/creations/history";
import { creationIdInput, creationResponseSchema } from "@/lib/creations/schema";

export const GET = defineRoute({
  access: "signed-in",
  operation: { scopes: ["read"], summary: "Get one of your creations" },
  query: creationIdInput,
  output: creationResponseSchema,
  handler: async ({ ctx, query }) => ({ creation: await readCreation(ctx, query.id) }),
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
