import { defineRoute } from "@/lib/api/define-route";
import { readCreation } from "@/lib/creations/history";
import { creationIdInput, creationResponseSchema } from "@/lib/creations/schema";

export const GET = defineRoute({
  access: "signed-in",
  query: creationIdInput,
  output: creationResponseSchema,
  handler: async ({ ctx, query }) => ({ creation: await readCreation(ctx, query.id) }),
});
