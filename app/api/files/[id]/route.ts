import { z } from "zod";
import { defineRoute } from "@/lib/api/define-route";
import { answerFile, idInPath } from "@/lib/files/answer-file";
import { findFile } from "@/lib/files/open-file";
import { getProviders } from "@/lib/providers";

/**
 * A stored file: private to its owner until its creation is published, then public. `w` asks for an
 * image at one of the widths in `THUMBNAIL_WIDTHS`.
 *
 * The one product endpoint that a session cookie alone opens, because `<img>` sends no token: it is
 * read-only, and other sites' pages can't read its response.
 */
export const GET = defineRoute({
  access: "public",
  query: z.object({ w: z.coerce.number().int().optional().catch(undefined) }),
  output: z.object({}),
  handler: async ({ ctx, query, request, requestId }) => {
    const { auth } = await getProviders();
    const user = (await auth.userOfCall(request)) ?? (await auth.userOfPage());
    const wanted = { id: idInPath(request), viewerId: user?.id ?? null, width: query.w ?? null };
    return answerFile(await findFile(ctx, wanted), request, requestId);
  },
});
