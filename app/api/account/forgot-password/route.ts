import { z } from "zod";
import { forgotPassword } from "@/lib/account/forgot-password";
import { hasContact } from "@/lib/account/operator";
import { forgotPasswordInput, resetWaysSchema } from "@/lib/account/password-contract";
import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { clientIp } from "@/lib/http/client-ip";
import { getMail } from "@/lib/providers/with-accounts";

/** How a forgotten password can be replaced here. */
export const GET = defineRoute({
  access: "public",
  accounts: "local",
  output: resetWaysSchema,
  handler: async () => ({ sendsMail: getMail() !== null, hasContact: hasContact() }),
});

/** Sends a link for a new password. */
export const POST = defineRoute({
  access: "public",
  accounts: "local",
  body: forgotPasswordInput,
  output: z.object({ message: z.string() }),
  handler: async ({ ctx, body, request, holdOpen }) => {
    const caller = { ...body, clientIp: clientIp(request) };
    const { sent } = await forgotPassword({ ...ctx, mail: getMail() }, caller);
    // A server that shuts down sends it first.
    void sent.finally(holdOpen());
    return { message: `If ${body.email} has an account, a link is on its way.` };
  },
});

export const { PUT, PATCH, DELETE } = otherMethods("GET", "POST");
