import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { chainTextsSchema, idSchema } from "@/lib/chains/contract";
import { readChainTexts } from "@/lib/chains/read-chain-run";

/** The texts that one of the caller's chain runs made, for its download. */
export const GET = defineRoute({
  access: "signed-in",
  query: idSchema,
  output: chainTextsSchema,
  handler: async ({ ctx, query }) => ({ texts: await readChainTexts(ctx, query.id) }),
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
