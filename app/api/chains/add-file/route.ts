import { z } from "zod";
import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { receiveInput } from "@/lib/api/receive-input";
import { addChainFile } from "@/lib/chains/add-chain-file";
import { CHAIN_FILE, idSchema } from "@/lib/chains/contract";
import type { UploadedFile } from "@/lib/core/uploaded-file";
import { parseInput } from "@/lib/http/respond";
import { takeUploadSlot } from "@/lib/usage/upload-slots";

/** Adds one file to a chain run that hasn't begun: a form with `id` and `file`. */
export const POST = defineRoute({
  access: "signed-in",
  output: z.object({}),
  handler: async ({ ctx, request }) => {
    const leave = takeUploadSlot(ctx.user.id);
    try {
      const { fields, files, discard } = await receiveInput(ctx, request, { files: CHAIN_FILE });
      try {
        const { id } = parseInput(idSchema, fields);
        // Safe: `receiveInput` throws without a required file.
        await addChainFile(ctx, { id, file: files.file as UploadedFile });
      } finally {
        await discard();
      }
    } finally {
      leave();
    }
    return {};
  },
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
