import { z } from "zod";
import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { idSchema } from "@/lib/chains/contract";
import { stopChainRun } from "@/lib/chains/stop-chain-run";

/** Stops one of the caller's chain runs, wherever it runs or waits; what is done stays. */
export const POST = defineRoute({
  access: "signed-in",
  isAwaited: true,
  body: idSchema,
  output: z.object({}),
  handler: async ({ ctx, body }) => {
    await stopChainRun(ctx, body.id);
    return {};
  },
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
