import { defineToolRoute } from "@/lib/api/define-tool-route";
import { otherMethods } from "@/lib/api/other-methods";
import { writeArticleContract } from "@/lib/tools/write-article/contract";
import { writeArticle } from "@/lib/tools/write-article/service";

export const POST = defineToolRoute(writeArticleContract, writeArticle);

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
