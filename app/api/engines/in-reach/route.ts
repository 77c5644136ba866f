import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { inReachSchema, listInReach } from "@/lib/engines/list-in-reach";

/** What `x-engine` can name. Pages list engines with what is chosen and connected, which tokens don't see. */
export const GET = defineRoute({
  access: "signed-in",
  operation: { scopes: ["run"], summary: "List the engines you can name in a run" },
  output: inReachSchema,
  handler: ({ ctx }) => listInReach(ctx),
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
