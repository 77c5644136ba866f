import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { downloadListSchema } from "@/lib/engines/downloads/contract";
import { listDownloads } from "@/lib/engines/downloads/list-downloads";

export const GET = defineRoute({
  access: "operator",
  output: downloadListSchema,
  handler: ({ ctx }) => listDownloads(ctx),
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
