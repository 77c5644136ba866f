import { resetCodeInput, resetCodeSchema } from "@/lib/account/password-contract";
import { giveResetCode } from "@/lib/account/reset-code";
import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { getProviders } from "@/lib/providers/with-accounts";

/** A code for someone who can't sign in. */
export const POST = defineRoute({
  access: "operator",
  body: resetCodeInput,
  output: resetCodeSchema,
  handler: async ({ ctx, body }) => {
    const { auth } = await getProviders();
    return giveResetCode({ ...ctx, auth }, body);
  },
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
