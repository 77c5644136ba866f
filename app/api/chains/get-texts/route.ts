import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { chainTextsQuerySchema, chainTextsSchema } from "@/lib/chains/contract";
import { readChainTexts } from "@/lib/chains/read-chain-run";

/** The texts that a few inputs of one of the caller's chain runs led to, for its download. */
export const GET = defineRoute({
  access: "signed-in",
  query: chainTextsQuerySchema,
  output: chainTextsSchema,
  handler: async ({ ctx, query }) => ({ texts: await readChainTexts(ctx, query) }),
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
