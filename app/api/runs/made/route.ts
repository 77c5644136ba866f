import { z } from "zod";
import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { madeSchema, runIdSchema } from "@/lib/runs/contract";
import { readMade } from "@/lib/runs/read-runs";

/** What one of the caller's runs made, also after the run was forgotten. */
export const GET = defineRoute({
  access: "signed-in",
  query: z.object({ id: runIdSchema }),
  output: madeSchema,
  handler: ({ ctx, query }) => readMade(ctx, query.id),
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
