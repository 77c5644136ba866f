import { defineToolRoute } from "@/lib/api/define-tool-route";
import { otherMethods } from "@/lib/api/other-methods";
import { generateImagesContract } from "@/lib/tools/generate-images/contract";
import { generateImages } from "@/lib/tools/generate-images/service";

export const POST = defineToolRoute(generateImagesContract, generateImages, {
  scopes: ["run"],
  summary: "Generate images",
  fieldScopes: { publish: "write" },
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
