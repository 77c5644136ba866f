import { z } from "zod";

import { getEmailOf } from "@/db/queries/accounts";
import { deleteAccount } from "@/lib/account/delete-account";
import { deleteAccountInput } from "@/lib/account/schema";
import { defineRoute } from "@/lib/api/define-route";
import { AppError } from "@/lib/core/errors";

export const POST = defineRoute({
  access: "signed-in",
  accounts: "local",
  body: deleteAccountInput,
  output: z.object({ message: z.string() }),
  handler: async ({ ctx, body }) => {
    if (body.email !== (await getEmailOf(ctx.db, ctx.user.id))) {
      throw new AppError("invalid_input", "That's not your account's email address.");
    }
    await deleteAccount(ctx, ctx.user.id);
    return { message: "Your account and everything you made have been deleted." };
  },
});
