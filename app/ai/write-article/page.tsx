import { cookies } from "next/headers";
import { ToolPage } from "@/components/tools/tool-page";
import { WriteArticle } from "@/components/tools/write-article";
import { FIRST_RUN_OVER } from "@/lib/engines/first-run";
import { firstRunOf } from "@/lib/engines/first-run-of";
import { engines } from "@/lib/providers";
import { toolMetadata } from "@/lib/registry/metadata";

export const metadata = toolMetadata("write-article");

export default async function WriteArticlePage({ searchParams }: PageProps<"/ai/write-article">) {
  const { topic, from, continue: continueId } = await searchParams;
  const isFirstRun =
    engines.text.get().engine.builtIn && !(await cookies()).has(FIRST_RUN_OVER) && !continueId;
  return (
    <ToolPage slug="write-article">
      <WriteArticle
        // Text sent from another tool resets the page.
        key={`${topic} ${from} ${continueId}`}
        topic={typeof topic === "string" ? topic : ""}
        parentId={typeof from === "string" ? from : undefined}
        firstRun={isFirstRun ? await firstRunOf() : undefined}
        continueId={typeof continueId === "string" ? continueId : null}
      />
    </ToolPage>
  );
}
