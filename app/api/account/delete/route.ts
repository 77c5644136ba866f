import { z } from "zod";

import { getEmailOf } from "@/db/queries/accounts";
import { deleteAccount } from "@/lib/account/delete-account";
import { deleteAccountInput } from "@/lib/account/schema";
import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { AppError } from "@/lib/core/errors";
import { getProviders } from "@/lib/providers/with-accounts";

export const POST = defineRoute({
  access: "signed-in",
  accounts: "local",
  body: deleteAccountInput,
  output: z.object({ message: z.string() }),
  handler: async ({ ctx, body, request }) => {
    const { id } = ctx.user;
    const email = await getEmailOf(ctx.db, id);
    if (body.email !== email) {
      throw new AppError("invalid_input", "That's not your account's email address.");
    }
    const { auth } = await getProviders();
    await auth.checkPassword({ id, email }, body.password, request);
    await deleteAccount(ctx, id);
    return { message: "Your account and everything you made have been deleted." };
  },
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
