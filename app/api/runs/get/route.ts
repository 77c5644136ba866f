import { z } from "zod";
import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { runIdSchema, runResponseSchema } from "@/lib/runs/contract";
import { readRun } from "@/lib/runs/read-runs";

/** One of the caller's runs, with what was asked for. */
export const GET = defineRoute({
  access: "signed-in",
  query: z.object({ id: runIdSchema }),
  output: runResponseSchema,
  handler: ({ ctx, query }) => readRun(ctx, query.id),
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
