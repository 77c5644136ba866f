import { firstAdvice } from "@/components/engines/first-advice";
import { BlogTitlesTool } from "@/components/tools/blog-titles";
import { ToolPage } from "@/components/tools/tool-page";
import { toolMetadata } from "@/lib/registry/metadata";

export const metadata = toolMetadata("blog-titles");

export default async function BlogTitlesPage({ searchParams }: PageProps<"/ai/blog-titles">) {
  const query = await searchParams;
  const { keyword, from } = query;
  return (
    <ToolPage slug="blog-titles">
      <BlogTitlesTool
        // Text sent from another tool resets the page.
        key={`${keyword} ${from}`}
        keyword={typeof keyword === "string" ? keyword : ""}
        advice={await firstAdvice("titles", query)}
        parentId={typeof from === "string" ? from : undefined}
      />
    </ToolPage>
  );
}
