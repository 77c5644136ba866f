import { defineToolRoute } from "@/lib/api/define-tool-route";
import { imageCompressorContract } from "@/lib/tools/image-compressor/contract";
import { compressImage } from "@/lib/tools/image-compressor/service";

export const POST = defineToolRoute(imageCompressorContract, compressImage);
