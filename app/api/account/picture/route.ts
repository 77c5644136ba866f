import { createHash } from "node:crypto";
import { z } from "zod";

import { findAvatar, removeAvatar, setAvatar } from "@/db/queries/avatars";
import { decodeAvatar } from "@/lib/account/decode-avatar";
import { avatarInput } from "@/lib/account/schema";
import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { AppError } from "@/lib/core/errors";
import { limitRate } from "@/lib/usage/rate-limit";

const MAX_PER_HOUR = 60;
const HOUR_SECONDS = 3_600;

/** The caller's own photo. */
export const GET = defineRoute({
  access: "page",
  accounts: "local",
  output: z.object({}),
  handler: async ({ ctx }) => {
    const avatar = ctx.user && (await findAvatar(ctx.db, ctx.user.id));
    if (!avatar) throw new AppError("not_found", "You haven't added a photo.");
    return new Response(Buffer.from(avatar.base64, "base64"), {
      headers: {
        "content-type": avatar.mediaType,
        // Its URL changes with its content.
        "cache-control": "private, max-age=31536000, immutable",
      },
    });
  },
});

export const POST = defineRoute({
  access: "signed-in",
  accounts: "local",
  body: avatarInput,
  output: z.object({ imageUrl: z.string().nullable() }),
  handler: async ({ ctx, body }) => {
    if (body.picture === null) {
      await removeAvatar(ctx.db, ctx.user.id);
      return { imageUrl: null };
    }
    const avatar = decodeAvatar(body.picture);
    await limitRate(ctx.db, {
      subject: `pictures:${ctx.user.id}`,
      max: MAX_PER_HOUR,
      windowSeconds: HOUR_SECONDS,
      now: ctx.now(),
      message: "You've changed your photo a lot this hour. Try again later.",
    });
    const version = createHash("sha256").update(avatar.base64).digest("hex").slice(0, 16);
    const url = `/api/account/picture?v=${version}`;
    await setAvatar(ctx.db, { ...avatar, userId: ctx.user.id, url, now: ctx.now() });
    return { imageUrl: url };
  },
});

export const { PUT, PATCH, DELETE } = otherMethods("GET", "POST");
