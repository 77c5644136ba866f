import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { chainRunSchema, idSchema } from "@/lib/chains/contract";
import { readChainRun } from "@/lib/chains/read-chain-run";

/** One of the caller's chain runs, with every step of every input. */
export const GET = defineRoute({
  access: "signed-in",
  query: idSchema,
  output: chainRunSchema,
  handler: async ({ ctx, query }) => ({ run: await readChainRun(ctx, query.id) }),
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
