import { BlogTitlesTool } from "@/components/tools/blog-titles";
import { ToolPage } from "@/components/tools/tool-page";
import { firstRunOf } from "@/lib/engines/first-run-of";
import { toolMetadata } from "@/lib/registry/metadata";

export const metadata = toolMetadata("blog-titles");

export default async function BlogTitlesPage({ searchParams }: PageProps<"/ai/blog-titles">) {
  const { keyword, from } = await searchParams;
  return (
    <ToolPage slug="blog-titles">
      <BlogTitlesTool
        // Text sent from another tool resets the page.
        key={`${keyword} ${from}`}
        keyword={typeof keyword === "string" ? keyword : ""}
        firstRun={await firstRunOf("drafts")}
        parentId={typeof from === "string" ? from : undefined}
      />
    </ToolPage>
  );
}
