import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { withFiles } from "@/lib/api/with-files";
import { parseInput } from "@/lib/http/respond";
import { countOutline, outlineObject } from "@/lib/tools/remove-object/outline-object";
import { outlineObjectContract } from "@/lib/tools/remove-object/outline-object-contract";

/**
 * Not a run of a tool: it only prepares one, so it saves nothing and doesn't count toward the
 * limit.
 */
export const POST = defineRoute({
  access: "signed-in",
  output: outlineObjectContract.output,
  handler: async ({ ctx, request }) => {
    await countOutline(ctx);
    const { input, files: rules } = outlineObjectContract;
    // Safe: the contract has this file.
    const expected = rules as NonNullable<typeof rules>;
    return withFiles(ctx, request, expected, ({ fields, files, leavePlace }) =>
      outlineObject(ctx, { ...parseInput(input, fields), files }, leavePlace),
    );
  },
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
