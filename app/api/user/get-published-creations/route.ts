import { listGallery } from "@/lib/creations/gallery";
import { galleryQuery, gallerySchema } from "@/lib/creations/schema";
import { defineRoute } from "@/lib/http/define-route";

export const GET = defineRoute({
  access: "signed-in",
  query: galleryQuery,
  output: gallerySchema,
  handler: ({ ctx, query }) => listGallery(ctx, query),
});
