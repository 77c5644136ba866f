import { z } from "zod";

import { deleteAccount } from "@/lib/account/delete-account";
import { defineRoute } from "@/lib/api/define-route";
import { LIMITS } from "@/lib/core/limits";
import { withBoundedBody } from "@/lib/http/read-body";
import { getProviders } from "@/lib/providers/with-accounts";

/** Clerk reports deleted accounts here; everything the account made is deleted with it. */
export const POST = defineRoute({
  access: "public",
  output: z.object({}),
  handler: async ({ ctx, request }) => {
    const { auth } = await getProviders();
    const message = await withBoundedBody(request, LIMITS.accountBytes);
    const userId = await auth.deletedUserFromWebhook(message);
    if (userId) await deleteAccount(ctx, userId);
    return {};
  },
});
