import { z } from "zod";
import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { runIdSchema } from "@/lib/runs/contract";
import { assertNoChainRun, stopRun } from "@/lib/runs/read-runs";

/** Stops one of the caller's runs, wherever it runs. */
export const POST = defineRoute({
  access: "signed-in",
  operation: { scopes: ["run"], summary: "Stop one of your runs" },
  isAwaited: true,
  body: z.object({ id: runIdSchema }),
  output: z.object({}),
  handler: async ({ ctx, body, scopes }) => {
    if (scopes) await assertNoChainRun(ctx, body.id);
    await stopRun(ctx, body.id);
    return {};
  },
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
