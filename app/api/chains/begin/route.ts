import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { prepareChainRun } from "@/lib/chains/chains";
import { beginChainSchema, idSchema } from "@/lib/chains/contract";

/** Prepares a run of a chain on texts or links, or on files that `add-file` brings. */
export const POST = defineRoute({
  access: "signed-in",
  body: beginChainSchema,
  output: idSchema,
  handler: ({ ctx, body }) => prepareChainRun(ctx, body),
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
