import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { saveChain } from "@/lib/chains/chains";
import { saveChainSchema, savedChainSchema } from "@/lib/chains/contract";

/** Saves one of the caller's chains, or a new one. */
export const POST = defineRoute({
  access: "signed-in",
  body: saveChainSchema,
  output: savedChainSchema,
  handler: ({ ctx, body }) => saveChain(ctx, body),
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
