import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { creationIdInput } from "@/lib/creations/schema";
import { readShare } from "@/lib/creations/share";
import { shareStateSchema } from "@/lib/creations/share-contract";

export const GET = defineRoute({
  access: "signed-in",
  operation: { scopes: ["read"], summary: "Get the share link of a creation" },
  query: creationIdInput,
  output: shareStateSchema,
  handler: ({ ctx, query }) => readShare(ctx, query.id),
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
