import { defineToolRoute } from "@/lib/tools/define-tool-route";
import { youtubeSummaryContract } from "@/lib/tools/youtube-summarizer/contract";
import { summariseVideo } from "@/lib/tools/youtube-summarizer/service";

export const POST = defineToolRoute(youtubeSummaryContract, summariseVideo);
