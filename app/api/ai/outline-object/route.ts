import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { withFiles } from "@/lib/api/with-files";
import { parseInput } from "@/lib/http/respond";
import { outlineObject } from "@/lib/tools/remove-object/outline-object";
import { outlineObjectContract } from "@/lib/tools/remove-object/outline-object-contract";

/**
 * Not a run of a tool: it only prepares one, so it saves nothing and doesn't count toward the
 * limit.
 */
export const POST = defineRoute({
  access: "signed-in",
  output: outlineObjectContract.output,
  handler: ({ ctx, request }) => {
    const { input, files: rules } = outlineObjectContract;
    // Safe: the contract has this file.
    return withFiles(ctx, request, rules as NonNullable<typeof rules>, ({ fields, files }) =>
      outlineObject(ctx, { ...parseInput(input, fields), files }),
    );
  },
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
