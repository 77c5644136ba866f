import { z } from "zod";
import { defineRoute } from "@/lib/api/define-route";
import { allowUpload } from "@/lib/files/direct-upload";
import { allowedUploadSchema } from "@/lib/files/file-path";

/** Where a large file may be uploaded ahead of its call; 404 where files come with the call. */
export const POST = defineRoute({
  access: "signed-in",
  body: z.object({}),
  output: allowedUploadSchema,
  handler: ({ ctx }) => allowUpload(ctx),
});
