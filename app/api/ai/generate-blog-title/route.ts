import { blogTitlesContract } from "@/lib/tools/blog-titles/contract";
import { findTitles } from "@/lib/tools/blog-titles/service";
import { defineToolRoute } from "@/lib/tools/define-tool-route";

export const POST = defineToolRoute(blogTitlesContract, findTitles);
