import { defineRoute } from "@/lib/api/define-route";
import { absentMethods } from "@/lib/api/other-methods";
import { listReports, resolveReports } from "@/lib/creations/reports";
import { reportListSchema, resolveReportsInput } from "@/lib/creations/schema";

/** For `npm run reports`: lists what was reported. */
export const GET = defineRoute({
  access: "admin",
  output: reportListSchema,
  handler: ({ ctx }) => listReports(ctx),
});

/** For `npm run reports`: takes a reported image down, removes its author's name, or lets it stay. */
export const POST = defineRoute({
  access: "admin",
  body: resolveReportsInput,
  output: reportListSchema,
  handler: ({ ctx, body }) => resolveReports(ctx, body),
});

export const { PUT, PATCH, DELETE } = absentMethods();
