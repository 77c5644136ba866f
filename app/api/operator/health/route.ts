import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { serverHealthSchema } from "@/lib/server/health-contract";
import { readServerHealth } from "@/lib/server/server-health";

/** How this server is, in full. */
export const GET = defineRoute({
  access: "operator",
  output: serverHealthSchema,
  handler: ({ ctx }) => readServerHealth(ctx),
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
