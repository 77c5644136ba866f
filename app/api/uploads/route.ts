import { z } from "zod";
import { defineRoute } from "@/lib/api/define-route";
import { authorizeUpload } from "@/lib/files/direct-upload";
import { uploadTargetSchema } from "@/lib/files/file-path";

/** Where a large file may be uploaded ahead of its call; 404 where files come with the call. */
export const POST = defineRoute({
  access: "signed-in",
  body: z.object({}),
  output: uploadTargetSchema,
  handler: ({ ctx }) => authorizeUpload(ctx),
});
