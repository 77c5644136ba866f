import { changePlan } from "@/lib/account/people";
import { planSchema } from "@/lib/account/people-contract";
import { planInput } from "@/lib/account/schema";
import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { getProviders } from "@/lib/providers/with-accounts";

/** Changes somebody's plan. */
export const POST = defineRoute({
  access: "operator",
  body: planInput,
  output: planSchema,
  handler: async ({ ctx, body }) => {
    const { auth } = await getProviders();
    return changePlan({ ...ctx, auth }, body);
  },
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
