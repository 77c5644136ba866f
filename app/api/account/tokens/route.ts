import { createToken, listTokens } from "@/lib/account/access-tokens";
import {
  accessTokensSchema,
  createdTokenSchema,
  createTokenInput,
} from "@/lib/account/tokens-contract";
import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { AppError } from "@/lib/core/errors";
import { getProviders } from "@/lib/providers/with-accounts";

/** The caller's access tokens. */
export const GET = defineRoute({
  access: "signed-in",
  output: accessTokensSchema,
  handler: ({ ctx }) => listTokens(ctx),
});

/** Makes one. The answer is the only one that has all of it. */
export const POST = defineRoute({
  access: "signed-in",
  body: createTokenInput,
  output: createdTokenSchema,
  handler: async ({ ctx, request, body }) => {
    const { auth } = await getProviders();
    const sessionId = await auth.sessionIdOf(request);
    // The session's token may expire while the body arrives.
    if (auth.provider === "local" && !sessionId) {
      throw new AppError("unauthenticated", "Sign in to continue.");
    }
    return createToken({ ...ctx, sessionId }, body);
  },
});

export const { PUT, PATCH, DELETE } = otherMethods("GET", "POST");
