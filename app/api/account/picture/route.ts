import { createHash } from "node:crypto";
import { z } from "zod";

import { findPicture, removePicture, setPicture } from "@/db/queries/accounts";
import { readPicture } from "@/lib/account/decode-avatar";
import { pictureInput } from "@/lib/account/schema";
import { defineRoute } from "@/lib/api/define-route";
import { AppError } from "@/lib/core/errors";

/** The caller's own photo. */
export const GET = defineRoute({
  access: "page",
  accounts: "local",
  output: z.object({}),
  handler: async ({ ctx }) => {
    const picture = ctx.user && (await findPicture(ctx.db, ctx.user.id));
    if (!picture) throw new AppError("not_found", "There's no photo.");
    return new Response(Buffer.from(picture.base64, "base64"), {
      headers: {
        "content-type": picture.mediaType,
        // Its URL changes with its content.
        "cache-control": "private, max-age=31536000, immutable",
      },
    });
  },
});

export const POST = defineRoute({
  access: "signed-in",
  accounts: "local",
  body: pictureInput,
  output: z.object({ imageUrl: z.string().nullable() }),
  handler: async ({ ctx, body }) => {
    if (body.picture === null) {
      await removePicture(ctx.db, ctx.user.id);
      return { imageUrl: null };
    }
    const picture = readPicture(body.picture);
    const version = createHash("sha256").update(picture.base64).digest("hex").slice(0, 16);
    const url = `/api/account/picture?v=${version}`;
    await setPicture(ctx.db, { ...picture, userId: ctx.user.id, url, now: ctx.now() });
    return { imageUrl: url };
  },
});
