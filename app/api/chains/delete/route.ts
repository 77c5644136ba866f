import { z } from "zod";
import { deleteChain } from "@/db/queries/chains";
import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { idSchema } from "@/lib/chains/contract";

/** Deletes one of the caller's chains; its runs stay. */
export const POST = defineRoute({
  access: "signed-in",
  body: idSchema,
  output: z.object({}),
  handler: async ({ ctx, body }) => {
    await deleteChain(ctx.db, { id: body.id, userId: ctx.user.id });
    return {};
  },
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
