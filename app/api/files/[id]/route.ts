import { z } from "zod";
import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { fileResponse, idInPath } from "@/lib/files/file-response";
import { findFile } from "@/lib/files/open-file";

/**
 * A stored file: private to its owner until its creation is published, then public. `w` asks for an
 * image at one of the widths in `THUMBNAIL_WIDTHS`.
 *
 * Other sites' pages can't read the response.
 */
export const GET = defineRoute({
  access: "page",
  operation: {
    scopes: ["read", "run"],
    summary: "Download a file",
    responds: "*/*",
  },
  query: z.object({ w: z.coerce.number().int().optional().catch(undefined) }),
  output: z.object({}),
  handler: async ({ ctx, query, request, requestId }) => {
    const wanted = {
      id: idInPath(request),
      viewerId: ctx.user?.id ?? null,
      width: query.w ?? null,
    };
    return fileResponse(await findFile(ctx, wanted), request, requestId);
  },
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
