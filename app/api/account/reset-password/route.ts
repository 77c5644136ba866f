import { z } from "zod";

import { resetPasswordInput } from "@/lib/account/password-contract";
import { resetPassword } from "@/lib/account/reset-password";
import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { clientIp } from "@/lib/http/client-ip";
import { getProviders } from "@/lib/providers/with-accounts";

/** Sets a new password with a code from a mail or from the operator. */
export const POST = defineRoute({
  access: "public",
  accounts: "local",
  body: resetPasswordInput,
  output: z.object({ message: z.string() }),
  handler: async ({ ctx, body, request }) => {
    const { auth } = await getProviders();
    await resetPassword({ ...ctx, auth, clientIp: clientIp(request) }, body);
    return { message: "Your password is changed. Sign in with the new one." };
  },
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
