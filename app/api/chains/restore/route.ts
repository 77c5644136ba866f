import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { restoreChain } from "@/lib/chains/chains";
import { idSchema, restoreChainSchema } from "@/lib/chains/contract";

/** Restores a chain that the caller deleted, under its own ID. */
export const POST = defineRoute({
  access: "signed-in",
  body: restoreChainSchema,
  output: idSchema,
  handler: ({ ctx, body }) => restoreChain(ctx, body),
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
