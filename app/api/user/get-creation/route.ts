import { defineRoute } from "@/lib/api/define-route";
import { readCreation } from "@/lib/creations/history";
import { creationAnswerSchema, creationIdInput } from "@/lib/creations/schema";

export const GET = defineRoute({
  access: "signed-in",
  query: creationIdInput,
  output: creationAnswerSchema,
  handler: async ({ ctx, query }) => ({ creation: await readCreation(ctx, query.id) }),
});
