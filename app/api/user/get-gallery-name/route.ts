import { findGalleryName } from "@/db/queries/gallery-names";
import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { galleryNameSchema } from "@/lib/creations/gallery-name-contract";

export const GET = defineRoute({
  access: "signed-in",
  output: galleryNameSchema,
  handler: async ({ ctx }) => ({ name: await findGalleryName(ctx.db, ctx.user.id) }),
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
