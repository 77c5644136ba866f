import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { runListSchema } from "@/lib/runs/contract";
import { readRuns } from "@/lib/runs/read-runs";

/** The caller's runs of the last day, newest first. */
export const GET = defineRoute({
  access: "signed-in",
  operation: { scopes: ["run"], summary: "List your runs of the last day" },
  output: runListSchema,
  handler: ({ ctx, scopes }) => readRuns(ctx, { forProgram: scopes !== null }),
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
