import { defineToolRoute } from "@/lib/api/define-tool-route";
import { otherMethods } from "@/lib/api/other-methods";
import { chatAboutVideo } from "@/lib/tools/youtube-summarizer/chat-about-video";
import { youtubeChatContract } from "@/lib/tools/youtube-summarizer/contract";

export const POST = defineToolRoute(youtubeChatContract, chatAboutVideo, {
  scopes: ["run"],
  summary: "Ask about a YouTube video",
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
