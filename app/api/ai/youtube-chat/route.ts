import { defineToolRoute } from "@/lib/api/define-tool-route";
import { chatAboutVideo } from "@/lib/tools/youtube-summarizer/chat-about-video";
import { youtubeChatContract } from "@/lib/tools/youtube-summarizer/contract";

export const POST = defineToolRoute(youtubeChatContract, chatAboutVideo);
