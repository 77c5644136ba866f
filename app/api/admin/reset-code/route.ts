import { resetCodeInput, resetCodeSchema } from "@/lib/account/password-contract";
import { giveResetCode } from "@/lib/account/reset-code";
import { defineRoute } from "@/lib/api/define-route";
import { absentMethods } from "@/lib/api/other-methods";
import { getProviders } from "@/lib/providers/with-accounts";

/** For `npm run reset-code`. */
export const POST = defineRoute({
  access: "admin",
  body: resetCodeInput,
  output: resetCodeSchema,
  handler: async ({ ctx, body }) => {
    const { auth } = await getProviders();
    return giveResetCode({ ...ctx, auth }, body);
  },
});

export const { GET, PUT, PATCH, DELETE } = absentMethods();
