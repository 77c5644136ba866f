import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { receiveInput } from "@/lib/api/receive-input";
import type { UploadedFile } from "@/lib/core/uploaded-file";
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
  handler: async ({ ctx, request }) => {
    const { input, files } = outlineObjectContract;
    const received = await receiveInput(ctx, request, { files });
    try {
      const target = parseInput(input, received.fields);
      // Safe: `receiveInput` found every required file.
      const sent = received.files as { image: UploadedFile };
      return await outlineObject(ctx, { ...target, files: sent });
    } finally {
      await received.discard();
    }
  },
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
