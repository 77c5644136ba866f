import { setGalleryName } from "@/db/queries/gallery-names";
import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { galleryNameInput } from "@/lib/creations/gallery-name-contract";
import { messageSchema } from "@/lib/creations/schema";

export const POST = defineRoute({
  access: "signed-in",
  body: galleryNameInput,
  output: messageSchema,
  handler: async ({ ctx, body: { name } }) => {
    await setGalleryName(ctx.db, { userId: ctx.user.id, name, now: ctx.now() });
    return { message: name === null ? "Your name is no longer shown" : "Your name is shown" };
  },
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
