import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { runListSchema } from "@/lib/runs/contract";
import { readRuns } from "@/lib/runs/read-runs";

/** The caller's runs of the last day, newest first. */
export const GET = defineRoute({
  access: "signed-in",
  output: runListSchema,
  handler: ({ ctx }) => readRuns(ctx),
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
