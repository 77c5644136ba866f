import { z } from "zod";
import { defineRoute } from "@/lib/api/define-route";
import { authorizeUpload, MAX_UPLOAD_BYTES } from "@/lib/files/direct-upload";
import { uploadTargetSchema } from "@/lib/files/file-path";

/** Where a large file may be uploaded ahead of its call; 404 where files come with the call. */
export const POST = defineRoute({
  access: "signed-in",
  body: z.object({
    byteSize: z.int().min(1).max(MAX_UPLOAD_BYTES, "The file is too large.").optional(),
  }),
  output: uploadTargetSchema,
  handler: ({ ctx, body }) => authorizeUpload(ctx, body),
});
