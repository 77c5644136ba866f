import { defineToolRoute } from "@/lib/api/define-tool-route";
import { otherMethods } from "@/lib/api/other-methods";
import { blogTitlesContract } from "@/lib/tools/blog-titles/contract";
import { findTitles } from "@/lib/tools/blog-titles/service";

export const POST = defineToolRoute(blogTitlesContract, findTitles, {
  scopes: ["run"],
  summary: "Find titles for a blog post",
});

export const { GET, PUT, PATCH, DELETE } = otherMethods("POST");
