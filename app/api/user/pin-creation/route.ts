import { arrangeCreation } from "@/db/queries/arrange-creations";
import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { messageSchema, pinInput } from "@/lib/creations/schema";

export const POST = defineRoute({
  access: "signed-in",
  operation: { scopes: ["write"], summary: "Pin or unpin a creation" },
  body: pinInput,
  output: messageSchema,
  handler: async ({ ctx, body }) => {
    await arrangeCreation(ctx.db, { id: body.id, userId: ctx.user.id, pinned: body.pinned });
    return { message: body.pinned ? "Pinned to the top" : "Unpinned" };
  },
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
