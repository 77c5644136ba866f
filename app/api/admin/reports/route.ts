import { defineRoute } from "@/lib/api/define-route";
import { requireAdmin } from "@/lib/api/require-admin";
import { listReports, settleReports } from "@/lib/creations/reports";
import { reportListSchema, settleInput } from "@/lib/creations/schema";

/** For `npm run reports`: lists what was reported. */
export const GET = defineRoute({
  access: "public",
  output: reportListSchema,
  handler: ({ ctx, request }) => {
    requireAdmin(request);
    return listReports(ctx);
  },
});

/** For `npm run reports`: takes a reported image down, or lets it stay. */
export const POST = defineRoute({
  access: "public",
  body: settleInput,
  output: reportListSchema,
  handler: ({ ctx, body, request }) => {
    requireAdmin(request);
    return settleReports(ctx, body);
  },
});
