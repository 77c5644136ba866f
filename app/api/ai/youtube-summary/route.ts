import { defineToolRoute } from "@/lib/api/define-tool-route";
import { otherMethods } from "@/lib/api/other-methods";
import { youtubeSummaryContract } from "@/lib/tools/youtube-summarizer/contract";
import { summarizeVideo } from "@/lib/tools/youtube-summarizer/service";

export const POST = defineToolRoute(youtubeSummaryContract, summarizeVideo, {
  scopes: ["run"],
  summary: "Summarize a YouTube video",
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
