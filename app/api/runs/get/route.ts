import { z } from "zod";
import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { runIdSchema, runResponseSchema } from "@/lib/runs/contract";
import { assertNoChainRun, readRun } from "@/lib/runs/read-runs";

/** One of the caller's runs, with what was asked for. */
export const GET = defineRoute({
  access: "signed-in",
  operation: { scopes: ["run"], summary: "Get one of your runs" },
  query: z.object({ id: runIdSchema }),
  output: runResponseSchema,
  handler: async ({ ctx, query, scopes }) => {
    if (scopes) await assertNoChainRun(ctx, query.id);
    return readRun(ctx, query.id);
  },
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
