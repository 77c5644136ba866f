import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { readChains } from "@/lib/chains/chains";
import { chainListSchema } from "@/lib/chains/contract";

/** The caller's chains and their latest runs. */
export const GET = defineRoute({
  access: "signed-in",
  output: chainListSchema,
  handler: ({ ctx }) => readChains(ctx),
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
