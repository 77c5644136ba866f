import { defineToolRoute } from "@/lib/api/define-tool-route";
import { createDocumentChat } from "@/lib/documents/document-chat";
import { pdfChatContract } from "@/lib/tools/pdf-summarizer/contract";

export const POST = defineToolRoute(pdfChatContract, createDocumentChat("pdf"));
