import { z } from "zod";

import { setPlanOf } from "@/db/queries/accounts";
import { planInput } from "@/lib/account/schema";
import { defineRoute } from "@/lib/api/define-route";
import { AppError } from "@/lib/core/errors";
import { getProviders } from "@/lib/providers";

/** For `npm run plan`. */
export const POST = defineRoute({
  access: "admin",
  body: planInput,
  output: z.object({ email: z.string(), plan: z.enum(["free", "premium"]) }),
  handler: async ({ ctx, body }) => {
    const { auth } = await getProviders();
    if (auth.provider !== "local") {
      throw new AppError(
        "conflict",
        "Clerk manages these accounts. Set the plan in the Clerk Dashboard.",
      );
    }
    return setPlanOf(ctx.db, body);
  },
});
