import { defineToolRoute } from "@/lib/api/define-tool-route";
import { otherMethods } from "@/lib/api/other-methods";
import { imageCompressorContract } from "@/lib/tools/image-compressor/contract";
import { compressImage } from "@/lib/tools/image-compressor/service";

export const POST = defineToolRoute(imageCompressorContract, compressImage, {
  scopes: ["run"],
  summary: "Compress, resize, or convert an image",
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
