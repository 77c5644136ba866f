import { chatAbout } from "@/lib/documents/chat";
import { defineToolRoute } from "@/lib/tools/define-tool-route";
import { pdfChatContract } from "@/lib/tools/pdf-summarizer/contract";

export const POST = defineToolRoute(pdfChatContract, chatAbout("pdf"));
