import { revokeToken } from "@/lib/account/access-tokens";
import { accessTokensSchema, revokeTokenInput } from "@/lib/account/tokens-contract";
import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";

/** Revokes one of the caller's access tokens. */
export const POST = defineRoute({
  access: "signed-in",
  body: revokeTokenInput,
  output: accessTokensSchema,
  handler: ({ ctx, body }) => revokeToken(ctx, body),
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
