import { defineToolRoute } from "@/lib/api/define-tool-route";
import { youtubeSummaryContract } from "@/lib/tools/youtube-summarizer/contract";
import { summarizeVideo } from "@/lib/tools/youtube-summarizer/service";

export const POST = defineToolRoute(youtubeSummaryContract, summarizeVideo);
