import { z } from "zod";
import { requestChainStop } from "@/db/queries/chain-work";
import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { idSchema } from "@/lib/chains/contract";
import { unknownChainRun } from "@/lib/chains/read-chain-run";

/** Stops one of the caller's chain runs, wherever it runs; what is done stays. */
export const POST = defineRoute({
  access: "signed-in",
  isAwaited: true,
  body: idSchema,
  output: z.object({}),
  handler: async ({ ctx, body }) => {
    const isThere = await requestChainStop(ctx.db, { id: body.id, userId: ctx.user.id });
    if (!isThere) throw unknownChainRun();
    return {};
  },
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
