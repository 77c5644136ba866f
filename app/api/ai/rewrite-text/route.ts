import { defineToolRoute } from "@/lib/api/define-tool-route";
import { otherMethods } from "@/lib/api/other-methods";
import { rewriteTextContract } from "@/lib/tools/write-article/rewrite-contract";
import { rewritePassage } from "@/lib/tools/write-article/rewrite-passage";

export const POST = defineToolRoute(rewriteTextContract, rewritePassage);

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
