import { restoreCreation } from "@/db/queries/delete-creations";
import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { creationIdInput, messageSchema } from "@/lib/creations/schema";

export const POST = defineRoute({
  access: "signed-in",
  operation: { scopes: ["write"], summary: "Restore a creation from the trash" },
  body: creationIdInput,
  output: messageSchema,
  handler: async ({ ctx, body }) => {
    await restoreCreation(ctx.db, { id: body.id, userId: ctx.user.id });
    return { message: "Creation restored" };
  },
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
