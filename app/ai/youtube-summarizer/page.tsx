import { ToolPage } from "@/components/tools/tool-page";
import { YoutubeSummarizer } from "@/components/tools/youtube-summarizer";
import { firstRunOf } from "@/lib/engines/first-run-of";
import { toolMetadata } from "@/lib/registry/metadata";

export const metadata = toolMetadata("youtube-summarizer");

export default async function YoutubeSummarizerPage() {
  return (
    <ToolPage slug="youtube-summarizer">
      <YoutubeSummarizer firstRun={await firstRunOf("summaries")} />
    </ToolPage>
  );
}
