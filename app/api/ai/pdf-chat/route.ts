import { defineToolRoute } from "@/lib/api/define-tool-route";
import { chatAbout } from "@/lib/documents/chat-about";
import { pdfChatContract } from "@/lib/tools/pdf-summarizer/contract";

export const POST = defineToolRoute(pdfChatContract, chatAbout("pdf"));
