import { z } from "zod";
import { deleteChainRuns } from "@/db/queries/chain-runs";
import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { idSchema } from "@/lib/chains/contract";

/** Deletes one of the caller's chain runs, unless it's running; what it made stays. */
export const POST = defineRoute({
  access: "signed-in",
  body: idSchema,
  output: z.object({}),
  handler: async ({ ctx, body }) => {
    await deleteChainRuns(ctx.db, { userId: ctx.user.id, ids: [body.id], now: ctx.now() });
    return {};
  },
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
