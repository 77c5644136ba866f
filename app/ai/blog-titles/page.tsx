import { BlogTitles } from "@/components/tools/blog-titles";
import { toolMetadata } from "@/lib/tools/metadata";

export const metadata = toolMetadata("blog-titles");

export default function BlogTitlesPage() {
  return <BlogTitles />;
}
