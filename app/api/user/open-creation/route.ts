import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { openCreation } from "@/lib/creations/history";
import { creationIdInput, openedCreationSchema } from "@/lib/creations/schema";

export const GET = defineRoute({
  access: "signed-in",
  query: creationIdInput,
  output: openedCreationSchema,
  handler: ({ ctx, query }) => openCreation(ctx, query.id),
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
