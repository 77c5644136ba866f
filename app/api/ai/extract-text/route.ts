import { defineToolRoute } from "@/lib/tools/define-tool-route";
import { extractTextContract } from "@/lib/tools/extract-text/contract";
import { keepText } from "@/lib/tools/extract-text/service";

export const POST = defineToolRoute(extractTextContract, keepText);
