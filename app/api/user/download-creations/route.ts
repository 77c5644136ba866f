import { z } from "zod";

import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { creationIdsInput } from "@/lib/creations/schema";
import { zipSelected } from "@/lib/creations/selected";
import { REQUEST_ID_HEADER } from "@/lib/http/envelope";

/** Several of the caller's creations as a ZIP archive. */
export const POST = defineRoute({
  access: "signed-in",
  operation: {
    scopes: ["read"],
    summary: "Download creations as a ZIP archive",
    responds: "application/zip",
  },
  body: creationIdsInput,
  output: z.object({}),
  handler: async ({ ctx, body, requestId, holdOpen }) => {
    let end = () => {};
    const archive = await zipSelected(ctx, body.ids, () => end());
    end = holdOpen();
    return new Response(archive, {
      headers: {
        "content-type": "application/zip",
        "content-disposition": 'attachment; filename="creations.zip"',
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
        [REQUEST_ID_HEADER]: requestId,
      },
    });
  },
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
