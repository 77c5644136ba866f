import { firstAdvice } from "@/components/engines/first-advice";
import { ToolPage } from "@/components/tools/tool-page";
import { WriteArticle } from "@/components/tools/write-article";
import { toolMetadata } from "@/lib/registry/metadata";
import { DOCUMENT_PARAMETER } from "@/lib/registry/send-to";

export const metadata = toolMetadata("write-article");

export default async function WriteArticlePage({ searchParams }: PageProps<"/ai/write-article">) {
  const query = await searchParams;
  const { topic, from, continue: continueId } = query;
  return (
    <ToolPage slug="write-article">
      <WriteArticle
        // Text sent from another tool resets the page.
        key={`${topic} ${from} ${continueId}`}
        topic={typeof topic === "string" ? topic : ""}
        parentId={typeof from === "string" ? from : undefined}
        isDocumentSent={DOCUMENT_PARAMETER in query}
        advice={continueId ? undefined : await firstAdvice("drafts", query, "notes")}
        continueId={typeof continueId === "string" ? continueId : null}
      />
    </ToolPage>
  );
}
