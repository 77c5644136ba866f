import { createHash, timingSafeEqual } from "node:crypto";
import { z } from "zod";

import { setPlanOf } from "@/db/queries/accounts";
import { planInput } from "@/lib/account/schema";
import { AppError } from "@/lib/errors";
import { defineRoute } from "@/lib/http/define-route";
import { getAdminToken } from "@/lib/lifecycle";
import { getProviders } from "@/lib/providers";
import { bearerToken } from "@/lib/providers/auth/bearer";

/** For `npm run plan`, which reads the token from a file that only this server's own user can read. */
export const POST = defineRoute({
  access: "public",
  body: planInput,
  output: z.object({ email: z.string(), plan: z.enum(["free", "premium"]) }),
  handler: async ({ ctx, body, request }) => {
    const token = getAdminToken();
    // Looks like any address that does not exist.
    if (!token || !sameToken(bearerToken(request.headers), token)) {
      throw new AppError("not_found", "There is nothing here.");
    }
    const { auth } = await getProviders();
    if (auth.provider !== "local") {
      throw new AppError("conflict", "Accounts live at Clerk: set the plan in its dashboard.");
    }
    return setPlanOf(ctx.db, body);
  },
});

/** In the same time whatever differs. */
function sameToken(given: string | null, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given ?? ""), digest(expected));
}
