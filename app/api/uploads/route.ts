import { z } from "zod";
import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { authorizeUpload, MAX_UPLOAD_BYTES } from "@/lib/files/direct-upload";
import { uploadTargetSchema } from "@/lib/files/file-path";

/** Where a large file may be uploaded ahead of its call; 404 where files come with the call. */
export const POST = defineRoute({
  access: "signed-in",
  operation: { scopes: ["run"], summary: "Get an address to upload a large file to" },
  body: z.object({
    byteSize: z.int().min(1).max(MAX_UPLOAD_BYTES, "The file is too large.").optional(),
  }),
  output: uploadTargetSchema,
  handler: ({ ctx, body }) => authorizeUpload(ctx, body),
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
