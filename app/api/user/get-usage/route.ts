import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { readUsage } from "@/lib/engines/engine-uses";
import { usageSchema } from "@/lib/engines/usage-contract";

export const GET = defineRoute({
  access: "signed-in",
  operation: { scopes: ["read"], summary: "Get your limits and what you've used" },
  output: usageSchema,
  handler: ({ ctx }) => readUsage(ctx),
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
