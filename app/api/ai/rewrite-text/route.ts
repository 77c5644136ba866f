import { defineToolRoute } from "@/lib/api/define-tool-route";
import { otherMethods } from "@/lib/api/other-methods";
import { rewriteTextContract } from "@/lib/tools/write-article/rewrite-contract";
import { rewritePassage } from "@/lib/tools/write-article/rewrite-passage";

export const POST = defineToolRoute(rewriteTextContract, rewritePassage, {
  scopes: ["run"],
  summary: "Rewrite a passage of text",
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
