import { defineRoute } from "@/lib/api/define-route";
import { otherMethods } from "@/lib/api/other-methods";
import { listGallery } from "@/lib/creations/gallery";
import { galleryQuery, gallerySchema } from "@/lib/creations/schema";

export const GET = defineRoute({
  access: "signed-in",
  operation: { scopes: ["read"], summary: "List or search the community's creations" },
  query: galleryQuery,
  output: gallerySchema,
  handler: ({ ctx, query }) => listGallery(ctx, query),
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
