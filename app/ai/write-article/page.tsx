import { WriteArticle } from "@/components/tools/write-article";
import { toolMetadata } from "@/lib/tools/metadata";

export const metadata = toolMetadata("write-article");

export default async function WriteArticlePage({ searchParams }: PageProps<"/ai/write-article">) {
  const { topic, continue: continueId } = await searchParams;
  return (
    <WriteArticle
      // Another hand-over starts the page anew.
      key={`${topic} ${continueId}`}
      topic={typeof topic === "string" ? topic : ""}
      continueId={typeof continueId === "string" ? continueId : null}
    />
  );
}
