import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { listReports, resolveReports } from "@/lib/creations/reports";
import { reportListSchema, resolveReportsInput } from "@/lib/creations/schema";

/** What was reported in the community. */
export const GET = defineRoute({
  access: "operator",
  output: reportListSchema,
  handler: ({ ctx }) => listReports(ctx),
});

/** Takes a reported image down, removes its author's name, or lets it stay. */
export const POST = defineRoute({
  access: "operator",
  body: resolveReportsInput,
  output: reportListSchema,
  handler: ({ ctx, body }) => resolveReports(ctx, body),
});

export const { PUT, PATCH, DELETE } = otherMethods("GET", "POST");
