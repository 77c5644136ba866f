import { z } from "zod";

import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { openSharedFile } from "@/lib/creations/share";
import { fileResponse, idInPath } from "@/lib/files/file-response";
import { clientIp } from "@/lib/http/client-ip";

/** A file of what a share link shows, for as long as the link works. */
export const GET = defineRoute({
  access: "public",
  query: z.object({ w: z.coerce.number().int().optional().catch(undefined) }),
  output: z.object({}),
  handler: async ({ ctx, query, request, requestId }) => {
    const token = new URL(request.url).pathname.split("/").at(-3) ?? "";
    const file = await openSharedFile(ctx, {
      token,
      clientIp: clientIp(request),
      fileId: idInPath(request),
      width: query.w ?? null,
    });
    const response = await fileResponse(file, request, requestId);
    response.headers.set("x-robots-tag", "noindex");
    return response;
  },
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
