import { arrangeCreation } from "@/db/queries/arrange-creations";
import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { messageSchema, renameInput } from "@/lib/creations/schema";

export const POST = defineRoute({
  access: "signed-in",
  operation: { scopes: ["write"], summary: "Name a creation" },
  body: renameInput,
  output: messageSchema,
  handler: async ({ ctx, body }) => {
    await arrangeCreation(ctx.db, { id: body.id, userId: ctx.user.id, title: body.title });
    return { message: "Creation renamed" };
  },
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
