import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { receiveInput } from "@/lib/api/receive-input";
import type { UploadedFile } from "@/lib/core/uploaded-file";
import { parseInput } from "@/lib/http/respond";
import { outlineObjectContract } from "@/lib/tools/remove-object/contract";
import { outlineObject } from "@/lib/tools/remove-object/outline-object";

/**
 * Not a run of a tool: it only prepares one, so it saves nothing and doesn't count toward the
 * limit.
 */
export const POST = defineRoute({
  access: "signed-in",
  output: outlineObjectContract.output,
  handler: async ({ ctx, request }) => {
    const { input, files } = outlineObjectContract;
    const received = await receiveInput(ctx, request, { files });
    try {
      const { points } = parseInput(input, received.fields);
      // Safe: `receiveInput` found every required file.
      return await outlineObject(ctx, { points, files: received.files as { image: UploadedFile } });
    } finally {
      await received.discard();
    }
  },
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
