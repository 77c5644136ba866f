import { defineToolRoute } from "@/lib/api/define-tool-route";
import { summarizePdfContract } from "@/lib/tools/pdf-summarizer/contract";
import { summarizePdf } from "@/lib/tools/pdf-summarizer/service";

export const POST = defineToolRoute(summarizePdfContract, summarizePdf);
