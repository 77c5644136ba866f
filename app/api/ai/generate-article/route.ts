import { defineToolRoute } from "@/lib/api/define-tool-route";
import { otherMethods } from "@/lib/api/other-methods";
import { writeArticleContract } from "@/lib/tools/write-article/contract";
import { writeArticle } from "@/lib/tools/write-article/service";

export const POST = defineToolRoute(writeArticleContract, writeArticle, {
  scopes: ["run"],
  summary: "Write an article",
  fieldScopes: { continueFrom: "write" },
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
