import { defineToolRoute } from "@/lib/tools/define-tool-route";
import { generateImagesContract } from "@/lib/tools/generate-images/contract";
import { generateImages } from "@/lib/tools/generate-images/service";

export const POST = defineToolRoute(generateImagesContract, generateImages);
