import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { downloadInput, downloadListSchema } from "@/lib/engines/downloads/contract";
import { pauseDownload } from "@/lib/engines/downloads/list-downloads";

export const POST = defineRoute({
  access: "operator",
  body: downloadInput,
  output: downloadListSchema,
  handler: ({ ctx, body }) => pauseDownload(ctx, body.id),
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
