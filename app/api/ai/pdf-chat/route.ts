import { defineToolRoute } from "@/lib/api/define-tool-route";
import { otherMethods } from "@/lib/api/other-methods";
import { createDocumentChat } from "@/lib/documents/document-chat";
import { pdfChatContract } from "@/lib/tools/pdf-summarizer/contract";

export const POST = defineToolRoute(pdfChatContract, createDocumentChat("pdf"), {
  scopes: ["run"],
  summary: "Ask about a PDF",
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
