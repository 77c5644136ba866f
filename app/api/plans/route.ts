import { hasContact } from "@/lib/account/operator";
import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { planLimits } from "@/lib/usage/plan-limits";
import { planLimitsSchema } from "@/lib/usage/plan-limits-contract";

/** What the plans differ in. Asked by pages that were rendered when the server was built. */
export const GET = defineRoute({
  access: "public",
  output: planLimitsSchema,
  handler: async () => ({ ...planLimits(), hasContact: hasContact() }),
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
