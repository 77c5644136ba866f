import { z } from "zod";
import { defineRoute } from "@/lib/api/define-route";
import { answerFile, idInPath } from "@/lib/files/answer-file";
import { findFile } from "@/lib/files/open-file";
import { getProviders } from "@/lib/providers";

/**
 * A stored file: its owner's until its creation is published, then everybody's. `w` asks for a picture
 * in one of the widths of `THUMBNAIL_WIDTHS`.
 *
 * The one product address that a session cookie opens by itself, for `<img>` sends no token: it only
 * shows, it changes nothing, and other sites' pages cannot read what it answers.
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
