import { defineToolRoute } from "@/lib/api/define-tool-route";
import { otherMethods } from "@/lib/api/other-methods";
import { chatAboutVideo } from "@/lib/tools/youtube-summarizer/chat-about-video";
import { youtubeChatContract } from "@/lib/tools/youtube-summarizer/contract";

export const POST = defineToolRoute(youtubeChatContract, chatAboutVideo);

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
