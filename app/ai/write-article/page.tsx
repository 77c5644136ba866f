import { ToolPage } from "@/components/tools/tool-page";
import { WriteArticle } from "@/components/tools/write-article";
import { firstRunOf } from "@/lib/engines/first-run-of";
import { toolMetadata } from "@/lib/registry/metadata";

export const metadata = toolMetadata("write-article");

export default async function WriteArticlePage({ searchParams }: PageProps<"/ai/write-article">) {
  const { topic, from, continue: continueId } = await searchParams;
  return (
    <ToolPage slug="write-article">
      <WriteArticle
        // Text sent from another tool resets the page.
        key={`${topic} ${from} ${continueId}`}
        topic={typeof topic === "string" ? topic : ""}
        parentId={typeof from === "string" ? from : undefined}
        firstRun={continueId ? undefined : await firstRunOf("drafts")}
        continueId={typeof continueId === "string" ? continueId : null}
      />
    </ToolPage>
  );
}
