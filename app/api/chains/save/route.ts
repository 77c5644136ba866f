import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { saveChain } from "@/lib/chains/chains";
import { idSchema, saveChainSchema } from "@/lib/chains/contract";

/** Saves one of the caller's chains, or a new one. */
export const POST = defineRoute({
  access: "signed-in",
  body: saveChainSchema,
  output: idSchema,
  handler: ({ ctx, body }) => saveChain(ctx, body),
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
