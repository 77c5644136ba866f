import { defineToolRoute } from "@/lib/api/define-tool-route";
import { otherMethods } from "@/lib/api/other-methods";
import { extractTextContract } from "@/lib/tools/extract-text/contract";
import { saveExtractedText } from "@/lib/tools/extract-text/service";

export const POST = defineToolRoute(extractTextContract, saveExtractedText, {
  scopes: ["run"],
  summary: "Save text that was read from images",
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
