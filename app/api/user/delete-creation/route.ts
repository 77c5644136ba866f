import { deleteCreation } from "@/db/queries/delete-creations";
import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { creationIdInput, messageSchema } from "@/lib/creations/schema";

export const POST = defineRoute({
  access: "signed-in",
  operation: { scopes: ["write"], summary: "Move a creation to the bin" },
  body: creationIdInput,
  output: messageSchema,
  handler: async ({ ctx, body }) => {
    await deleteCreation(ctx.db, { id: body.id, userId: ctx.user.id, now: ctx.now() });
    return { message: "Creation deleted" };
  },
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
