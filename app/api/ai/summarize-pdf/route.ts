import { defineToolRoute } from "@/lib/api/define-tool-route";
import { otherMethods } from "@/lib/api/other-methods";
import { summarizePdfContract } from "@/lib/tools/pdf-summarizer/contract";
import { summarizePdf } from "@/lib/tools/pdf-summarizer/service";

export const POST = defineToolRoute(summarizePdfContract, summarizePdf, {
  scopes: ["run"],
  summary: "Summarize a PDF",
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
