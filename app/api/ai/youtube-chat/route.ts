import { defineToolRoute } from "@/lib/tools/define-tool-route";
import { chatAboutVideo } from "@/lib/tools/youtube-summarizer/chat";
import { youtubeChatContract } from "@/lib/tools/youtube-summarizer/contract";

export const POST = defineToolRoute(youtubeChatContract, chatAboutVideo);
