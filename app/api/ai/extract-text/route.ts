import { defineToolRoute } from "@/lib/api/define-tool-route";
import { extractTextContract } from "@/lib/tools/extract-text/contract";
import { saveExtractedText } from "@/lib/tools/extract-text/service";

export const POST = defineToolRoute(extractTextContract, saveExtractedText);
